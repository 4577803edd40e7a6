package dev.ikg.graph;

/** What a graph is opened for, which decides what happens where there is none. */
public enum Opening {
  /** To read what it holds: where there is none, that is refused. */
  READ,
  /** To load cases: where there is none, it is made, and that is said. */
  LOAD,
  /** To say what a load would do: where there is none, an empty one stands in, and none is made. */
  REHEARSE,
  /** The graph that is used where none is named: made where it is missing, and nothing is said. */
  DEFAULT,
  /** To keep it open for other processes: this process runs its server, now or once it can. */
  SERVE
}
