package dev.ikg.casework;

import dev.ikg.casework.Arrivals.Decision;
import java.util.List;

/** The second half of a load: decides about a batch of cases, and writes them or not. */
interface BatchTaker {

  /**
   * Decides about a batch.
   *
   * @param batch the cases in the order in which they came
   * @param seen what came earlier in this load; not changed here
   */
  Decision take(List<Arrival> batch, SeenCases seen);
}
