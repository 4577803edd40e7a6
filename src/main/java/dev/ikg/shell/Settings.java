package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values of all settings and where each comes from: the session over the command line over the
 * environment over the configuration file over the default.
 */
final class Settings {

  /** Where a value comes from, the strongest last. */
  enum Origin {
    FILE,
    ENVIRONMENT,
    COMMAND_LINE,
    SESSION
  }

  /**
   * A setting as it holds.
   *
   * @param from where its value comes from, for a person
   */
  record Held(Setting setting, String value, String from) {}

  private final Map<Origin, Map<Setting, String>> values = new EnumMap<>(Origin.class);
  private final String file;

  /**
   * The settings before anything is set in the session.
   *
   * @param configured what the configuration file says
   * @param environment the variables of the process
   * @param leading the options before a command
   */
  Settings(
      ConfigurationFile configured, Map<String, String> environment, Map<String, String> leading) {
    this.file = configured.path().toString();
    for (Origin origin : Origin.values()) {
      values.put(origin, new EnumMap<>(Setting.class));
    }
    layer(Origin.FILE).putAll(configured.values());
    for (Setting setting : Setting.values()) {
      String variable = environment.getOrDefault(setting.variable(), "");
      if (!variable.isBlank()) {
        check(setting, variable, setting.variable());
        layer(Origin.ENVIRONMENT).put(setting, variable);
      }
    }
    leading.forEach(
        (name, value) ->
            Setting.named(name).ifPresent(s -> layer(Origin.COMMAND_LINE).put(s, onFor(value))));
    if (leading.containsKey("no-header")) {
      layer(Origin.COMMAND_LINE).put(Setting.HEADER, "off");
    }
  }

  private static String onFor(String value) {
    return value.equals("true") ? "on" : value;
  }

  private Map<Setting, String> layer(Origin origin) {
    return values.getOrDefault(origin, Map.of());
  }

  /**
   * Sets a value for the rest of the session.
   *
   * @throws Failure of kind {@code USAGE} where it cannot be that
   */
  void set(Setting setting, String value) {
    check(setting, value, setting.word());
    layer(Origin.SESSION).put(setting, value);
  }

  /** Takes back what was set in the session. */
  void unset(Setting setting) {
    layer(Origin.SESSION).remove(setting);
  }

  /**
   * Makes sure that a setting can have a value.
   *
   * @param name what the setting is called where the value was given
   */
  static void check(Setting setting, String value, String name) {
    setting
        .refusal(value)
        .ifPresent(
            can -> {
              throw Failure.of(Failure.Kind.USAGE, name + " cannot be '" + value + "'", can);
            });
  }

  /** The configuration file, whether it is there or not. */
  String file() {
    return file;
  }

  /** How a setting holds. */
  Held held(Setting setting) {
    return origin(setting)
        .map(origin -> new Held(setting, given(origin, setting), from(origin, setting)))
        .orElseGet(() -> new Held(setting, setting.usual(), "default"));
  }

  /** The strongest origin that gives a value; empty where none does. */
  private Optional<Origin> origin(Setting setting) {
    return Arrays.stream(Origin.values())
        .filter(origin -> layer(origin).containsKey(setting))
        .reduce((weaker, stronger) -> stronger);
  }

  private String given(Origin origin, Setting setting) {
    return layer(origin).getOrDefault(setting, setting.usual());
  }

  private String from(Origin origin, Setting setting) {
    return switch (origin) {
      case FILE -> file;
      case ENVIRONMENT -> setting.variable();
      case COMMAND_LINE -> "the command line";
      case SESSION -> "this session";
    };
  }

  /** All settings as they hold. */
  List<Held> all() {
    List<Held> all = new ArrayList<>();
    for (Setting setting : Setting.values()) {
      all.add(held(setting));
    }
    return all;
  }

  /** What was given, as options for every command that has them; the variables of Neo4j apart. */
  Map<String, String> options() {
    Map<String, String> options = new HashMap<>();
    Setting aside = putAside();
    for (Setting setting : Setting.values()) {
      origin(setting)
          .filter(origin -> setting != aside)
          .filter(origin -> origin != Origin.ENVIRONMENT || !setting.isOfNeo4j())
          .map(origin -> setting.asOption(given(origin, setting)))
          .ifPresent(options::putAll);
    }
    return options;
  }

  /** Of a folder and an address the one that does not hold: whose origin is the weaker one. */
  private Setting putAside() {
    Optional<Origin> folder = origin(Setting.GRAPH);
    Optional<Origin> address = origin(Setting.URI);
    boolean addressHolds =
        address.isPresent() && (folder.isEmpty() || address.get().compareTo(folder.get()) > 0);
    return addressHolds ? Setting.GRAPH : Setting.URI;
  }
}
