package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person without the rights to a folder. Root has all rights, and gives up these for a test. */
final class RightsIT {

  @TempDir private Path home;

  @Test
  void aFolderThatMayNotBeWrittenIsSaid() throws Exception {
    Path closed = closed("r-xr-xr-x");

    Ended ended = run("load", Ikg.INTERCOM, "--graph", closed.resolve("graph").toString());

    assertTrue(ended.expecting(3).err().contains("may not write"), ended::toString);
  }

  @Test
  void aGraphThatThisUserMayNotSeeDoesNotPassForOneThatIsNotThere() throws Exception {
    Ikg.in(home).run("load", Ikg.INTERCOM).expecting(0);
    Path graph = Ikg.in(home).graph();
    Files.setPosixFilePermissions(graph, PosixFilePermissions.fromString("---------"));
    try {
      for (String[] command :
          new String[][] {
            {"ask", "all"}, {"load", Ikg.INTERCOM}, {"load", Ikg.INTERCOM, "--dry-run"}
          }) {
        Ended ended = run(command);

        assertTrue(ended.expecting(3).err().contains("may not"), ended::toString);
      }
    } finally {
      Files.setPosixFilePermissions(graph, PosixFilePermissions.fromString("rwx------"));
    }
  }

  /** One command of another user, such as root, can leave files that the owner may not write. */
  @Test
  void aFileOfAGraphThatMayNotBeWrittenIsNamedWithItsOwner() throws Exception {
    Ikg.in(home).run("load", Ikg.INTERCOM).expecting(0);
    Path lock = Ikg.in(home).graph().resolve("lock");
    Files.setPosixFilePermissions(lock, PosixFilePermissions.fromString("---------"));

    Ended ended = run("ask", "all");

    String owner = lock + " belongs to " + Files.getOwner(lock).getName();
    assertTrue(ended.expecting(3).err().contains(owner), ended::toString);
  }

  @Test
  void aFileThatMayNotBeReadIsNamed() throws Exception {
    Path secret = Path.of(Ikg.in(home).file("secret.json", "{\"id\": \"A\"}"));
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));

    Ended ended = run("validate", secret.toString());

    assertTrue(ended.expecting(1).toString().contains("secret.json"), ended::toString);
  }

  private Path closed(String rights) throws Exception {
    Path closed = Files.createDirectory(home.resolve("closed"));
    return Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString(rights));
  }

  private Ended run(String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("setpriv", "--bounding-set=-dac_override,-dac_read_search"));
    }
    command.add(Ikg.PROJECT.resolve("ikg").toString());
    command.addAll(List.of(arguments));
    return Ikg.in(home).startCommand(command).end();
  }
}
