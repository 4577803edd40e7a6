package dev.ikg.casework;

import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import dev.ikg.question.Named;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import java.util.List;

/**
 * One label or one group that a command is given, looked up in the names of the graph.
 *
 * @param isGroup whether it names a group
 * @param meaning what it stands for: labels, one in each facet that has it, or one group
 * @param notes what a reader must know about the name
 */
record LabelSubject(boolean isGroup, List<FacetValue> meaning, List<String> notes) {

  LabelSubject {
    meaning = List.copyOf(meaning);
    notes = List.copyOf(notes);
  }

  /**
   * Looks up what somebody wrote, as a pattern would.
   *
   * @param command that takes one label, and {@code otherwise} what to write
   * @throws Failure of kind {@code USAGE} where it is no label or group, with the nearest ones
   */
  static LabelSubject of(String written, Lexicon lexicon, String command, String otherwise) {
    Question question = Question.parseName(written, otherwise);
    Named named =
        question
            .name()
            .orElseThrow(
                () ->
                    Failure.of(
                        Failure.Kind.USAGE,
                        command + " takes one label, one group or one facet",
                        otherwise));
    Resolution resolution = Resolver.ofNames(lexicon).resolve(question);
    return new LabelSubject(
        named.isGroup(),
        resolution.meaning(named),
        resolution.notes().stream().map(LabelSubject::sentence).toList());
  }

  /** The labels that it stands for; those of the group where it is one. */
  List<FacetValue> labels(Lexicon lexicon) {
    return isGroup
        ? meaning.stream().flatMap(group -> lexicon.members(group).stream()).toList()
        : meaning;
  }

  private static String sentence(Problem note) {
    return note.message() + ". " + note.hint();
  }
}
