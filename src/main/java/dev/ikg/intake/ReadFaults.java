package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.zip.ZipException;

/** The one place where a fault of reading becomes a problem. */
final class ReadFaults {

  private ReadFaults() {}

  /**
   * The problem that a fault is.
   *
   * @param file the input that could not be read, or not any further
   * @param line the line up to which it was read; 0 where none was
   */
  static Problem problem(String file, int line, IOException fault) {
    Place place = new Place.InFile(file, line, "");
    String rest = line > 0 ? "; the rest of this input was not read" : "";
    if (fault instanceof Refusal refusal) {
      return Problem.error(place, refusal.reason() + rest, refusal.hint());
    }
    if (fault instanceof EOFException) {
      return Problem.error(
          place,
          "the compressed file is cut off" + rest,
          "get the whole file again; the copy or the download was not finished");
    }
    if (fault instanceof ZipException) {
      return Problem.error(
          place,
          "the compressed file is damaged" + rest,
          "get it again, or unpack it yourself and load what comes out");
    }
    if (fault instanceof CharacterCodingException) {
      return Problem.error(
          place, "the text is not valid in its encoding" + rest, "save the file as UTF-8");
    }
    if (fault instanceof NoSuchFileException) {
      return Problem.error(
          place, "there is no such file any more", "a link may point to nothing; check the path");
    }
    if (fault instanceof AccessDeniedException) {
      return Problem.error(place, "reading it is not permitted", "check its permissions");
    }
    if (fault instanceof FileSystemLoopException) {
      return Problem.error(place, "its symbolic links lead in a circle", "remove the link");
    }
    return Problem.error(
        place,
        "it cannot be read: " + fault.getClass().getSimpleName() + " " + fault.getMessage() + rest,
        "check the disk, the network drive or the program that writes it");
  }
}
