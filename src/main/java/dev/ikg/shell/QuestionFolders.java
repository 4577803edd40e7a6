package dev.ikg.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The folders with questions of the user. */
final class QuestionFolders {

  static final OptionSpec OPTION =
      OptionSpec.text("questions", "DIR", "a folder with questions of your own").repeated();

  private QuestionFolders() {}

  /** Those that were named, then the one in the user's configuration folder. */
  static List<Path> of(Invocation invocation, Map<String, String> environment) {
    List<Path> folders = new ArrayList<>();
    invocation.options(OPTION.name()).stream().map(Path::of).forEach(folders::add);
    folders.add(own(environment));
    return folders;
  }

  /** The folder in the user's configuration folder by the XDG rules. */
  static Path own(Map<String, String> environment) {
    return UserFolders.configuration(environment).resolve("questions");
  }
}
