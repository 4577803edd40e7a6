package dev.ikg.intake;

import dev.ikg.problem.Problem;
import java.util.List;

/** What the intake gives, one after another. */
public sealed interface Taken {

  /** What there is to say about it; of a draft and a note only warnings. */
  List<Problem> problems();

  /** A document that was read. */
  record Draft(CaseDraft draft, List<Problem> problems) implements Taken {
    public Draft {
      problems = List.copyOf(problems);
    }

    /** A draft with nothing to say about it. */
    public Draft(CaseDraft draft) {
      this(draft, List.of());
    }
  }

  /**
   * One document, one file, or the rest of a file that could not be taken. It counts as one that
   * was read and rejected.
   *
   * @param problems why; at least one is an error
   */
  record Refused(List<Problem> problems) implements Taken {
    public Refused {
      problems = List.copyOf(problems);
    }

    /** A refusal for one reason. */
    public Refused(Problem problem) {
      this(List.of(problem));
    }
  }

  /** Something to know although nothing is missing, such as a folder without a document. */
  record Noted(List<Problem> problems) implements Taken {
    public Noted {
      problems = List.copyOf(problems);
    }

    /** One note. */
    public Noted(Problem problem) {
      this(List.of(problem));
    }
  }
}
