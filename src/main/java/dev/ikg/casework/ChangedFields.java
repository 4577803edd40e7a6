package dev.ikg.casework;

import dev.ikg.intake.IntakeLimits;
import dev.ikg.intake.JsonPointer;
import dev.ikg.intake.JsonReader;
import dev.ikg.intake.JsonValue;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Where two versions of a document differ. */
final class ChangedFields {

  private final List<String> pointers = new ArrayList<>();

  private ChangedFields() {}

  /**
   * The JSON Pointers of what is different, in the order of the members' names. Objects are looked
   * into; a list counts as one value.
   */
  static List<String> between(byte[] before, byte[] after) {
    ChangedFields changed = new ChangedFields();
    changed.compare(parse(before), parse(after), "");
    return changed.pointers;
  }

  private void compare(JsonValue before, JsonValue after, String pointer) {
    if (before.equals(after)) {
      return;
    }
    if (before instanceof JsonObject old && after instanceof JsonObject fresh) {
      members(old, fresh, pointer);
    } else {
      pointers.add(pointer);
    }
  }

  private void members(JsonObject before, JsonObject after, String pointer) {
    TreeSet<String> names = new TreeSet<>(before.members().keySet());
    names.addAll(after.members().keySet());
    for (String name : names) {
      String member = JsonPointer.member(pointer, name);
      if (before.get(name).isPresent() && after.get(name).isPresent()) {
        compare(before.get(name).get(), after.get(name).get(), member);
      } else {
        pointers.add(member);
      }
    }
  }

  private static JsonValue parse(byte[] canonical) {
    Parsed parsed = new JsonReader(IntakeLimits.DEFAULT).read(canonical, "", 1, "");
    if (parsed instanceof Parsed.Read read) {
      return read.value();
    }
    throw new IllegalStateException("a document that was loaded cannot be read: " + parsed);
  }
}
