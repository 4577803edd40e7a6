package dev.ikg.cypher;

import dev.ikg.question.Quoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question in the pattern language with places {@code {name}} for values. This is the one class
 * that puts a value into a pattern; a label or a text goes in as a quoted word, in which nothing
 * has a special meaning.
 */
public final class PatternTemplate {

  private static final Pattern PLACE = Pattern.compile("\\{([a-z][a-z0-9_]*)\\}");

  private final String text;

  /** A template as it stands in a file. */
  public PatternTemplate(String text) {
    this.text = text;
  }

  /** As it stands in a file. */
  public String text() {
    return text;
  }

  /** The names of its places. */
  Set<String> names() {
    Set<String> names = new TreeSet<>();
    Matcher places = PLACE.matcher(text);
    while (places.find()) {
      names.add(places.group(1));
    }
    return names;
  }

  /** Places whose value would stand inside quotes, where it could close them. */
  List<String> quotedPlaces() {
    List<String> quoted = new ArrayList<>();
    Matcher places = PLACE.matcher(text);
    while (places.find()) {
      if (Quoting.isInsideQuotes(text, places.start())) {
        quoted.add(places.group(1));
      }
    }
    return quoted;
  }

  /**
   * The pattern with its values.
   *
   * @param words the value of each place, as words of the language
   */
  String with(Map<String, String> words) {
    StringBuilder filled = new StringBuilder();
    Matcher places = PLACE.matcher(text);
    while (places.find()) {
      String value = words.getOrDefault(places.group(1), places.group());
      places.appendReplacement(filled, Matcher.quoteReplacement(value));
    }
    return places.appendTail(filled).toString();
  }
}
