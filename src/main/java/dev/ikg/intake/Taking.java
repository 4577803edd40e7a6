package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The way through all inputs, one result at a time; what is open is closed with it. */
final class Taking implements Iterator<Taken>, AutoCloseable {

  private static final class Opened {
    private final String name;
    private final Source source;
    private boolean empty = true;

    Opened(String name, Source source) {
      this.name = name;
      this.source = source;
    }
  }

  private final Iterator<Source.Step.Enter> inputs;
  private final Deque<Opened> open = new ArrayDeque<>();
  private Optional<Taken> ready = Optional.empty();

  Taking(List<Source.Step.Enter> inputs) {
    this.inputs = inputs.iterator();
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !(open.isEmpty() && !inputs.hasNext())) {
      if (open.isEmpty()) {
        enter(inputs.next());
      } else {
        step(open.element());
      }
    }
    return ready.isPresent();
  }

  @Override
  public Taken next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Taken taken = ready.orElseThrow();
    ready = Optional.empty();
    return taken;
  }

  @Override
  public void close() {
    while (!open.isEmpty()) {
      leave();
    }
  }

  private void step(Opened current) {
    try {
      Source.Step step = current.source.next();
      if (step instanceof Source.Step.Took took) {
        give(took.taken());
      } else if (step instanceof Source.Step.Enter enter) {
        enter(enter);
      } else {
        boolean nothing = current.empty && open.size() == 1;
        leave();
        if (nothing) {
          give(nothingIn(current.name));
        }
      }
    } catch (IOException fault) {
      leave();
      give(new Taken.Refused(ReadFaults.problem(current.name, 0, fault)));
    }
  }

  private void enter(Source.Step.Enter enter) {
    try {
      open.push(new Opened(enter.name(), enter.opening().open()));
    } catch (IOException fault) {
      give(new Taken.Refused(ReadFaults.problem(enter.name(), 0, fault)));
    }
  }

  private void give(Taken taken) {
    open.forEach(opened -> opened.empty = false);
    ready = Optional.of(taken);
  }

  private void leave() {
    try {
      open.pop().source.close();
    } catch (IOException ignored) {
      // everything that was wanted from it has been read
    }
  }

  private static Taken nothingIn(String name) {
    return new Taken.Noted(
        Problem.warning(
            new Place.InFile(name, 0, ""),
            "there is no document in it",
            "in a folder or an archive only .json, .jsonl, .ndjson, .gz and .zip are read"));
  }
}
