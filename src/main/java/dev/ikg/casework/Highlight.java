package dev.ikg.casework;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Cuts the part out of a text in which most of some words stand, and marks them with two asterisks
 * on either side. Latin words count as wholes, Korean ones inside others too, as in the full-text
 * index.
 */
final class Highlight {

  private static final int LENGTH = 160;
  private static final int BEFORE = 30;
  private static final String MARK = "**";
  private static final String CUT = "…";
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");

  private record Range(int start, int end) {}

  private final Pattern pattern;

  private Highlight(Pattern pattern) {
    this.pattern = pattern;
  }

  /** Marks the words of a text that somebody searched for; all of it where it has none. */
  static Highlight ofWords(String searched) {
    if (!WORD.matcher(searched).find()) {
      return ofCharacters(searched);
    }
    String words =
        WORD.matcher(searched)
            .results()
            .map(found -> found.group())
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Highlight::inText)
            .collect(Collectors.joining("|"));
    return new Highlight(Pattern.compile(words, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
  }

  /** Marks a text that somebody searched for, every character as it is. */
  static Highlight ofCharacters(String searched) {
    return new Highlight(Pattern.compile(Pattern.quote(onOneLine(searched))));
  }

  private static String inText(String word) {
    String quoted = Pattern.quote(word);
    boolean korean =
        Character.UnicodeScript.of(word.codePointAt(0)) == Character.UnicodeScript.HANGUL;
    String latin = "[\\p{IsLatin}\\p{N}]";
    return korean ? quoted : "(?<!" + latin + ")" + quoted + "(?!" + latin + ")";
  }

  /** The part of a text with most of the words, marked; empty where none of them stands in it. */
  Optional<String> snippet(String text) {
    String line = onOneLine(text);
    List<Range> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(line);
    while (matcher.find()) {
      found.add(new Range(matcher.start(), matcher.end()));
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(cut(line, found));
  }

  /** The beginning of a text. */
  static String beginning(String text) {
    String line = onOneLine(text);
    int end = wordEnd(line, LENGTH);
    return line.substring(0, end) + (end < line.length() ? CUT : "");
  }

  private static String cut(String line, List<Range> found) {
    int best = 0;
    long most = 0;
    for (int i = 0; i < found.size(); i++) {
      int from = found.get(i).start();
      long inside =
          found.stream()
              .filter(r -> r.start() >= from && r.end() <= from + LENGTH - BEFORE)
              .count();
      if (inside > most) {
        most = inside;
        best = i;
      }
    }
    int start = wordStart(line, found.get(best).start() - BEFORE);
    int end = Math.max(wordEnd(line, start + LENGTH), found.get(best).end());
    StringBuilder snippet = new StringBuilder(start > 0 ? CUT : "");
    int at = start;
    for (Range range : found) {
      if (range.start() >= at && range.end() <= end) {
        snippet.append(line, at, range.start()).append(MARK);
        snippet.append(line, range.start(), range.end()).append(MARK);
        at = range.end();
      }
    }
    return snippet.append(line, at, end).append(end < line.length() ? CUT : "").toString();
  }

  /** The beginning of a word at or behind a place; the place itself where no space follows. */
  private static int wordStart(String line, int near) {
    if (near <= 0) {
      return 0;
    }
    int space = line.indexOf(' ', near);
    return space < 0 || space > near + BEFORE - 1 ? whole(line, near) : space + 1;
  }

  private static int wordEnd(String line, int near) {
    if (near >= line.length()) {
      return line.length();
    }
    int space = line.lastIndexOf(' ', near);
    return space < near - BEFORE ? whole(line, near) : space;
  }

  /** A place that does not part the two halves of a character. */
  private static int whole(String line, int at) {
    return Character.isLowSurrogate(line.charAt(at)) ? at - 1 : at;
  }

  private static String onOneLine(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
