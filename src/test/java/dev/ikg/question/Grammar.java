package dev.ikg.question;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The grammar as the documentation writes it, and sentences made from it at random. */
final class Grammar {

  private static final Pattern SYMBOL = Pattern.compile("\"[^\"]*\"|[A-Za-z-]+|[=;|()\\[\\]{}]");

  /** From here on a sentence takes the shortest way to its end. */
  private static final int DEEP = 13;

  private sealed interface Rule permits Word, Name, Sequence, Choice, Repeat {}

  private record Word(String text) implements Rule {}

  private record Name(String name) implements Rule {}

  private record Sequence(List<Rule> rules) implements Rule {}

  private record Choice(List<Rule> rules) implements Rule {}

  private record Repeat(Rule rule, int most) implements Rule {}

  private final Map<String, Rule> rules = new LinkedHashMap<>();
  private final Set<String> words = new LinkedHashSet<>();
  private final Set<String> names = new LinkedHashSet<>();
  private final List<String> symbols;
  private int at;

  Grammar(String ebnf) {
    this.symbols = SYMBOL.matcher(ebnf).results().map(match -> match.group()).toList();
    while (at < symbols.size()) {
      String name = symbols.get(at++);
      expect("=");
      rules.put(name, choice());
      expect(";");
    }
  }

  /** The words that stand in quotes in it. */
  Set<String> words() {
    return words;
  }

  /** The names that it uses, and those that it defines. */
  Set<String> names() {
    return names;
  }

  Set<String> defined() {
    return rules.keySet();
  }

  private void expect(String symbol) {
    if (!symbols.get(at++).equals(symbol)) {
      throw new AssertionError("expected " + symbol + " at symbol " + at + ": " + symbols);
    }
  }

  private Rule choice() {
    List<Rule> alternatives = new ArrayList<>(List.of(sequence()));
    while (symbols.get(at).equals("|")) {
      at++;
      alternatives.add(sequence());
    }
    return alternatives.size() == 1 ? alternatives.get(0) : new Choice(alternatives);
  }

  private Rule sequence() {
    List<Rule> parts = new ArrayList<>();
    while (!Set.of("|", ";", ")", "]", "}").contains(symbols.get(at))) {
      parts.add(part(symbols.get(at++)));
    }
    return new Sequence(parts);
  }

  private Rule part(String symbol) {
    if (symbol.startsWith("\"")) {
      String word = symbol.substring(1, symbol.length() - 1);
      words.add(word);
      return new Word(word);
    }
    String close = Map.of("(", ")", "[", "]", "{", "}").getOrDefault(symbol, "");
    if (close.isEmpty()) {
      names.add(symbol);
      return new Name(symbol);
    }
    Rule inner = choice();
    expect(close);
    return symbol.equals("(") ? inner : new Repeat(inner, symbol.equals("[") ? 1 : 2);
  }

  /**
   * A sentence of a rule.
   *
   * @param examples what the names in capitals can be
   */
  String sentence(String rule, Map<String, List<String>> examples, Random random) {
    StringBuilder out = new StringBuilder();
    write(new Name(rule), examples, random, 0, out);
    return out.toString().strip();
  }

  private void write(
      Rule rule, Map<String, List<String>> examples, Random random, int depth, StringBuilder out) {
    if (rule instanceof Word word) {
      append(out, random.nextInt(8) == 0 ? word.text().toUpperCase(Locale.ROOT) : word.text());
    } else if (rule instanceof Name name && examples.containsKey(name.name())) {
      append(out, one(examples.get(name.name()), random));
    } else if (rule instanceof Name name) {
      write(
          Objects.requireNonNull(rules.get(name.name()), name.name()),
          examples,
          random,
          depth + 1,
          out);
    } else if (rule instanceof Sequence sequence) {
      sequence.rules().forEach(r -> write(r, examples, random, depth, out));
    } else if (rule instanceof Choice choice) {
      List<Rule> all = choice.rules();
      write(depth > DEEP ? all.get(0) : one(all, random), examples, random, depth, out);
    } else if (rule instanceof Repeat repeat) {
      int times = depth > DEEP ? 0 : random.nextInt(repeat.most() + 1);
      for (int i = 0; i < times; i++) {
        write(repeat.rule(), examples, random, depth, out);
      }
    }
  }

  private static void append(StringBuilder out, String word) {
    boolean glued = out.length() > 0 && out.charAt(out.length() - 1) == ':';
    out.append(glued || out.length() == 0 ? "" : " ").append(word);
  }

  private static <T> T one(List<T> of, Random random) {
    return of.get(random.nextInt(of.size()));
  }

  /** What stands between backticks in a text, in its order. */
  static List<String> inBackticks(String text) {
    Matcher matcher = Pattern.compile("`([^`]+)`").matcher(text);
    return matcher.results().map(match -> match.group(1)).toList();
  }
}
