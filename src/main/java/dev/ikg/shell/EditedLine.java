package dev.ikg.shell;

import dev.ikg.question.Completion;
import java.util.List;
import org.jline.reader.CompletingParsedLine;

/**
 * A line in the editor, which sees one word in it: what a proposal takes the place of.
 *
 * @param line the whole line
 * @param cursor where the cursor stands in it
 * @param completion what can stand at the cursor
 */
record EditedLine(String line, int cursor, Completion completion) implements CompletingParsedLine {

  @Override
  public String word() {
    return line.substring(completion.from(), cursor);
  }

  @Override
  public int wordCursor() {
    return cursor - completion.from();
  }

  @Override
  public int wordIndex() {
    return 0;
  }

  @Override
  public List<String> words() {
    return List.of(word());
  }

  @Override
  public CharSequence escape(CharSequence candidate, boolean complete) {
    return candidate;
  }

  @Override
  public int rawWordCursor() {
    return wordCursor();
  }

  @Override
  public int rawWordLength() {
    return wordCursor();
  }
}
