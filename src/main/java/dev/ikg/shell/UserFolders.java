package dev.ikg.shell;

import java.nio.file.Path;
import java.util.Map;

/** The user's own folders by the XDG rules, of which a relative one is ignored. */
final class UserFolders {

  private UserFolders() {}

  /** Where settings and questions of the user are. */
  static Path configuration(Map<String, String> environment) {
    return folder(environment, "XDG_CONFIG_HOME", Path.of(".config"));
  }

  /** Where the program remembers what was typed. */
  static Path state(Map<String, String> environment) {
    return folder(environment, "XDG_STATE_HOME", Path.of(".local", "state"));
  }

  private static Path folder(Map<String, String> environment, String variable, Path inHome) {
    Path named = Path.of(environment.getOrDefault(variable, ""));
    String home = environment.getOrDefault("HOME", System.getProperty("user.home", ""));
    return (named.isAbsolute() ? named : Path.of(home).resolve(inHome)).resolve("ikg");
  }
}
