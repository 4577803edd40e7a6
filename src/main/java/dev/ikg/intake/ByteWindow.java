package dev.ikg.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** A stream of bytes that can be looked at one byte ahead, and that counts lines. */
final class ByteWindow {

  /** What is looked at before the first byte is taken, to see how the documents are laid out. */
  private static final int FIRST = 256 << 10;

  /** Most documents are smaller than this, and a load opens very many files. */
  private static final int SMALLEST = 16 << 10;

  private final InputStream stream;
  private byte[] buffer = new byte[SMALLEST];
  private final int firstLength;
  private Optional<IOException> fault = Optional.empty();
  private int position;
  private int length;
  private int line = 1;

  /**
   * A window on a stream; a fault among the first bytes is thrown when those before it are gone.
   */
  ByteWindow(InputStream stream) {
    this.stream = stream;
    this.firstLength = fillFirst();
    this.length = firstLength;
  }

  /** The buffer, which holds the first bytes until one is taken. */
  byte[] first() {
    return buffer;
  }

  /** How many bytes were there at the beginning. */
  int firstLength() {
    return firstLength;
  }

  int line() {
    return line;
  }

  /** The next byte without taking it; -1 at the end. */
  int peek() throws IOException {
    if (position >= length && !fill()) {
      return -1;
    }
    return buffer[position] & 0xFF;
  }

  /** Takes the next byte; -1 at the end. */
  int read() throws IOException {
    int b = peek();
    if (b >= 0) {
      position++;
      line += b == '\n' ? 1 : 0;
    }
    return b;
  }

  /** Takes white space; gives the byte behind it without taking it, -1 at the end. */
  int skipSpace() throws IOException {
    int b = peek();
    while (b >= 0 && isSpace(b)) {
      read();
      b = peek();
    }
    return b;
  }

  /** Takes the rest of the line but not the line feed that ends it. */
  void takeLine(ByteCollector into) throws IOException {
    while (peek() >= 0) {
      int end = position;
      while (end < length && buffer[end] != '\n') {
        end++;
      }
      into.add(buffer, position, end - position);
      position = end;
      if (end < length) {
        return;
      }
    }
  }

  /** Whether it is white space of JSON. */
  static boolean isSpace(int b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t';
  }

  private int fillFirst() {
    int filled = 0;
    try {
      for (int read = 0; read >= 0 && filled < FIRST; filled += Math.max(read, 0)) {
        if (filled == buffer.length) {
          buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        read = stream.read(buffer, filled, buffer.length - filled);
      }
    } catch (IOException later) {
      fault = Optional.of(later);
    }
    return filled;
  }

  private boolean fill() throws IOException {
    if (fault.isPresent()) {
      throw fault.get();
    }
    int read = stream.read(buffer, 0, buffer.length);
    position = 0;
    length = Math.max(read, 0);
    return read > 0;
  }
}
