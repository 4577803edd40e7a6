package dev.ikg.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Cuts a stream of UTF-8 into pieces that are one document each: the lines of JSON Lines, the items
 * of a top-level array, or values that follow one another. It looks at quotes and brackets only, so
 * that one piece at a time is in memory; whether a piece is JSON is for others to say.
 */
final class DocumentSplitter {

  /**
   * One piece.
   *
   * @param bytes the bytes; empty where it is too long
   * @param line the line of its first byte
   * @param index its position in the top-level array; -1 where there is none
   * @param tooLong whether it is longer than a document may be; what follows it can be read
   */
  @SuppressWarnings("ArrayRecordComponent") // pieces are never compared
  record Piece(byte[] bytes, int line, int index, boolean tooLong) {}

  private final ByteWindow in;
  private final int longest;
  private final boolean lines;
  private final ByteCollector piece;
  private int index = -1;
  private boolean sawArray;

  /**
   * A splitter.
   *
   * @param stream UTF-8 without a byte order mark
   * @param lines whether each line is known to be a document; otherwise the beginning decides
   * @param longest the largest document in bytes
   */
  DocumentSplitter(InputStream stream, boolean lines, int longest) {
    this.in = new ByteWindow(stream);
    this.longest = longest;
    this.piece = new ByteCollector(longest);
    this.lines = lines || LineLayout.looksLikeLines(in.first(), in.firstLength());
  }

  /** Whether something but white space is left, as far as can be told. */
  boolean hasMore() {
    try {
      return in.skipSpace() >= 0;
    } catch (IOException unreadable) {
      return true;
    }
  }

  /** The line that is read next. */
  int line() {
    return in.line();
  }

  /** Whether each line is a document, so that a bad one does not touch the next. */
  boolean lines() {
    return lines;
  }

  /** Whether a top-level array was begun, so that no piece is no sign of a missing end. */
  boolean sawArray() {
    return sawArray;
  }

  /**
   * The next piece; empty at the end.
   *
   * @throws Refusal where the end of a piece cannot be found, so that nothing more can be read
   */
  Optional<Piece> next() throws IOException {
    if (lines) {
      return nextLine();
    }
    int first = in.skipSpace();
    if (index < 0 && first == '[') {
      in.read();
      index = 0;
      sawArray = true;
      if (in.skipSpace() == ']') {
        return endOfArray();
      }
      return Optional.of(item());
    }
    if (index >= 0) {
      return afterItem(first);
    }
    return first < 0 ? Optional.empty() : Optional.of(value());
  }

  private Optional<Piece> afterItem(int first) throws IOException {
    if (first == ']') {
      return endOfArray();
    }
    if (first == ',') {
      in.read();
      index++;
      return Optional.of(item());
    }
    if (first < 0) {
      throw cutOff();
    }
    throw new Refusal(
        "a comma is missing between item " + index + " and the next of the list of documents",
        "look for a comma, a quote or a bracket too many or missing before it");
  }

  private Optional<Piece> endOfArray() throws IOException {
    in.read();
    index = -1;
    return next();
  }

  private Piece item() throws IOException {
    int first = in.skipSpace();
    if (first < 0) {
      throw cutOff();
    }
    if (first == ',' || first == ']') {
      throw new Refusal(
          "an item is missing in the list of documents", "remove the comma before it");
    }
    return value();
  }

  private static Refusal cutOff() {
    return new Refusal(
        "the list of documents is cut off: its ] is missing",
        "get the whole file again; the copy or the download was not finished");
  }

  private Optional<Piece> nextLine() throws IOException {
    if (in.skipSpace() < 0) {
      return Optional.empty();
    }
    int line = in.line();
    piece.clear();
    in.takeLine(piece);
    return Optional.of(end(line));
  }

  private Piece value() throws IOException {
    int line = in.line();
    piece.clear();
    boolean whole = walk();
    if (piece.isFull() && !whole) {
      throw new Refusal(
          "a document is longer than " + longest + " bytes and has no end",
          "look for a quote or a bracket that is missing");
    }
    return end(line);
  }

  /** Keeps one value, up to where its brackets close; false where they do not. */
  private boolean walk() throws IOException {
    int depth = 0;
    boolean quoted = false;
    for (int b = in.peek(); b >= 0; b = in.peek()) {
      if (quoted) {
        piece.add(in.read());
        if (b == '\n') {
          return false;
        }
        if (b == '\\' && in.peek() >= 0 && in.peek() != '\n') {
          piece.add(in.read());
        }
        quoted = b != '"';
      } else if (depth == 0 && piece.size() > 0 && endsScalar(b)) {
        return true;
      } else {
        piece.add(in.read());
        quoted = b == '"';
        depth += b == '{' || b == '[' ? 1 : 0;
        depth -= b == '}' || b == ']' ? 1 : 0;
      }
      if (!quoted && depth <= 0 && (b == '"' || b == '}' || b == ']')) {
        return true;
      }
    }
    return depth == 0 && !quoted;
  }

  private boolean endsScalar(int b) {
    return ByteWindow.isSpace(b) || (index >= 0 && (b == ',' || b == ']'));
  }

  private Piece end(int line) {
    boolean tooLong = piece.isFull();
    return new Piece(tooLong ? new byte[0] : piece.bytes(), line, index, tooLong);
  }
}
