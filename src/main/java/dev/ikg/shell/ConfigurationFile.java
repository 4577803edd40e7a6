package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The file with settings of the user, {@code ikg/config.properties} in the configuration folder by
 * the XDG rules: a line each, {@code name = value}; lines that begin with {@code #} are comments.
 *
 * @param path where it is, or would be
 * @param values what it says; empty where there is none
 */
record ConfigurationFile(Path path, Map<Setting, String> values) {

  ConfigurationFile {
    values = Map.copyOf(values);
  }

  /**
   * Reads the file.
   *
   * @throws Failure of kind {@code USAGE} that names the line that is wrong
   */
  static ConfigurationFile read(Map<String, String> environment) {
    Path path = UserFolders.configuration(environment).resolve("config.properties");
    if (!Files.exists(path)) {
      return new ConfigurationFile(path, Map.of());
    }
    try {
      return new ConfigurationFile(path, values(path, Files.readAllLines(path)));
    } catch (CharacterCodingException notUtf8) {
      throw Failure.of(Failure.Kind.USAGE, path + " is not UTF-8 text", "Save it as UTF-8.")
          .causedBy(notUtf8);
    } catch (IOException cannotRead) {
      throw Failure.of(Failure.Kind.USAGE, path + " cannot be read", "Is it a file of yours?")
          .causedBy(cannotRead);
    }
  }

  private static Map<Setting, String> values(Path path, List<String> lines) {
    Map<Setting, String> values = new EnumMap<>(Setting.class);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      Place place = new Place.InFile(path.toString(), i + 1, "");
      int equals = line.indexOf('=');
      if (equals < 0) {
        throw wrong(place, "this is no setting: " + line, "Write name = value.");
      }
      String name = line.substring(0, equals).strip();
      String value = line.substring(equals + 1).strip();
      Setting setting = Setting.named(name).orElseThrow(() -> unknown(place, name));
      setting
          .refusal(value)
          .ifPresent(
              can -> {
                throw wrong(place, name + " cannot be '" + value + "'", can);
              });
      values.put(setting, value);
    }
    return values;
  }

  private static Failure unknown(Place place, String name) {
    if (name.equals("password")) {
      return wrong(
          place,
          "a password does not belong into this file",
          "Delete it, and set NEO4J_PASSWORD where the program is started.");
    }
    return wrong(
        place,
        "there is no setting '" + name + "'",
        Nearest.to(name, Setting.words())
            .map(near -> "Did you mean " + near + "?")
            .orElse("There are " + String.join(", ", Setting.words()) + "."));
  }

  private static Failure wrong(Place place, String message, String hint) {
    return new Failure(Failure.Kind.USAGE, List.of(Problem.error(place, message, hint)));
  }
}
