package dev.ikg.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The statements of the peers, a file each. */
final class Resources {

  private Resources() {}

  static String text(String name) {
    try (InputStream in =
        Objects.requireNonNull(Resources.class.getResourceAsStream("/bench/" + name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
