package dev.ikg.shell;

import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import dev.ikg.render.ShownText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.CompletionMatcher;
import org.jline.reader.EOFError;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jspecify.annotations.Nullable;

/**
 * What the line editor asks us: where the word at the cursor begins, what can take its place, and
 * whether a line goes on below. Lines are cut by our own tokenizer, so that the editor neither
 * waits for a quote nor drops one.
 */
final class LineEditing implements Parser, Completer, CompletionMatcher {

  private final LineCompletion completion;
  private String word = "";
  private String commonPrefix = "";

  LineEditing(LineCompletion completion) {
    this.completion = completion;
  }

  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    if (context == ParseContext.COMPLETE) {
      return new EditedLine(line, cursor, completed(line.substring(0, cursor)));
    }
    boolean goesOn =
        switch (context) {
          case ACCEPT_LINE -> OpenStatement.isLastOpen(line);
          // The lines so far, each with its end; an empty one more would end a statement.
          case SECONDARY_PROMPT -> OpenStatement.isLastOpen(withoutLastEnd(line));
          default -> false;
        };
    if (goesOn) {
      throw new EOFError(-1, -1, "the statement goes on", "(; ends it)");
    }
    return new EditedLine(line, cursor, new Completion(0, List.of()));
  }

  private static String withoutLastEnd(String lines) {
    return lines.endsWith("\n") ? lines.substring(0, lines.length() - 1) : lines;
  }

  /** A graph that cannot be opened is said when a command needs it, and not at a key. */
  private Completion completed(String text) {
    try {
      return completion.at(text);
    } catch (RuntimeException notKnown) {
      return new Completion(text.length(), List.of());
    }
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    if (line instanceof EditedLine edited) {
      List<Proposal> proposals = edited.completion().proposals();
      for (int i = 0; i < proposals.size(); i++) {
        candidates.add(candidate(proposals.get(i), i));
      }
    }
  }

  /** A proposal as the editor lists it; a terminal obeys neither its name nor what it says. */
  static Candidate candidate(Proposal proposal, int rank) {
    String says = ShownText.of(proposal.says());
    return new Candidate(
        proposal.text(),
        ShownText.of(proposal.shown()),
        null,
        says.isEmpty() ? null : says,
        null,
        null,
        proposal.complete(),
        rank);
  }

  @Override
  public void compile(
      Map<LineReader.Option, Boolean> options,
      boolean prefix,
      CompletingParsedLine line,
      boolean caseInsensitive,
      int errors,
      @Nullable String originalGroupName) {
    word = line.word();
  }

  /** All of them: what does not fit was never proposed. */
  @Override
  public List<Candidate> matches(List<Candidate> candidates) {
    commonPrefix =
        candidates.stream().map(Candidate::value).reduce(LineEditing::common).orElse(word);
    return new ArrayList<>(candidates);
  }

  private static String common(String one, String other) {
    int end = 0;
    while (end < Math.min(one.length(), other.length()) && one.charAt(end) == other.charAt(end)) {
      end++;
    }
    boolean parted = end > 0 && Character.isHighSurrogate(one.charAt(end - 1));
    return one.substring(0, parted ? end - 1 : end);
  }

  @Override
  public @Nullable Candidate exactMatch() {
    return null;
  }

  @Override
  public String getCommonPrefix() {
    return commonPrefix;
  }
}
