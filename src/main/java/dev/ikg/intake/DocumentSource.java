package dev.ikg.intake;

import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The documents of one stream of text. */
final class DocumentSource implements Source {

  private final String file;
  private final InputStream stream;
  private final DocumentSplitter splitter;
  private final JsonReader reader;
  private final Intake.Settings settings;
  private final Deque<Taken> waiting = new ArrayDeque<>();
  private boolean empty = true;
  private boolean ended;

  /**
   * The documents of a stream.
   *
   * @param file the name for problems
   * @param stream the text in any encoding that JSON may have; closed with this source
   * @param lines whether each line is known to be a document
   */
  DocumentSource(String file, InputStream stream, boolean lines, Intake.Settings settings)
      throws IOException {
    this.file = file;
    this.stream = stream;
    this.settings = settings;
    this.reader = new JsonReader(settings.limits());
    this.splitter =
        new DocumentSplitter(Encoding.utf8(stream), lines, settings.limits().documentBytes());
  }

  @Override
  public Step next() {
    while (waiting.isEmpty() && !ended) {
      try {
        Optional<DocumentSplitter.Piece> piece = splitter.next();
        if (piece.isPresent()) {
          read(piece.get());
        } else {
          end();
        }
      } catch (IOException fault) {
        ended = true;
        waiting.add(new Taken.Refused(ReadFaults.problem(file, splitter.line(), fault)));
      }
    }
    return waiting.isEmpty() ? new Step.End() : new Step.Took(waiting.remove());
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }

  private void end() {
    ended = true;
    if (empty && !splitter.lines() && !splitter.sawArray()) {
      waiting.add(
          new Taken.Refused(
              Problem.error(
                  new Place.InFile(file, 1, ""),
                  "there is nothing in it",
                  "get the file again; it may not have been written to its end")));
    }
  }

  private void read(DocumentSplitter.Piece piece) {
    empty = false;
    String pointer = piece.index() < 0 ? "" : JsonPointer.item("", piece.index());
    Place place = new Place.InFile(file, piece.line(), pointer);
    if (piece.tooLong()) {
      waiting.add(new Taken.Refused(tooLong(place)));
      return;
    }
    Parsed parsed = reader.read(piece.bytes(), file, piece.line(), pointer);
    if (parsed instanceof Parsed.Read read) {
      take(read.value(), piece.line(), pointer);
    } else if (parsed instanceof Parsed.Refused refused) {
      waiting.add(new Taken.Refused(refused.problems()));
    } else if (parsed instanceof Parsed.Broken broken) {
      broken(broken.problem());
    }
  }

  private void take(JsonValue value, int line, String pointer) {
    if (value instanceof JsonObject document) {
      waiting.addAll(settings.format().take(CaseDraft.of(file, line, pointer, document)));
    } else {
      waiting.add(
          new Taken.Refused(
              Problem.error(
                  new Place.InFile(file, line, pointer),
                  "a case is a JSON object, and this is " + value.kind(),
                  "write the case as {\"id\": ...}")));
    }
  }

  /** In lines the next line is a new beginning; elsewhere nothing behind the break is certain. */
  private void broken(Problem problem) {
    ended = !splitter.lines();
    if (!ended || !splitter.hasMore()) {
      waiting.add(new Taken.Refused(problem));
      return;
    }
    Problem withRest =
        new Problem(
            problem.severity(),
            problem.place(),
            problem.message() + "; what follows in this input was not read",
            problem.hint());
    waiting.add(new Taken.Refused(List.of(withRest)));
  }

  private Problem tooLong(Place place) {
    return Problem.error(
        place,
        "the document is longer than " + settings.limits().documentBytes() + " bytes",
        "keep long texts in files of their own and name their addresses");
  }
}
