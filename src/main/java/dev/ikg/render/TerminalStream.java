package dev.ikg.render;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * UTF-8 on its way to a terminal, for what is otherwise written exactly: whatever would act on the
 * terminal or hide itself is shown, as {@link ShownText} does, but for line ends and tabs. A pipe
 * or a file needs none of this. It is never closed, since the terminal goes on.
 */
public final class TerminalStream extends OutputStream {

  private final OutputStream terminal;
  private final boolean json;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /**
   * A stream to a terminal.
   *
   * @param json whether it carries JSON, in which such a character is written as an escape, so that
   *     the text is still the same value
   */
  public TerminalStream(OutputStream terminal, boolean json) {
    this.terminal = terminal;
    this.json = json;
  }

  @Override
  public void write(int b) throws IOException {
    line.write(b);
    if (b == '\n') {
      show();
    }
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    int begin = from;
    for (int i = from; i < from + length; i++) {
      if (bytes[i] == '\n') {
        line.write(bytes, begin, i + 1 - begin);
        show();
        begin = i + 1;
      }
    }
    line.write(bytes, begin, from + length - begin);
  }

  /** Shows what has come; whoever writes flushes behind whole characters only. */
  @Override
  public void flush() throws IOException {
    show();
    terminal.flush();
  }

  private void show() throws IOException {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    terminal.write(ShownText.lines(text, json).getBytes(StandardCharsets.UTF_8));
  }
}
