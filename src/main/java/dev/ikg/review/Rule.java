package dev.ikg.review;

/** One thing that a document must or should be. */
@FunctionalInterface
interface Rule {

  /** Reports where the document is not so. */
  void check(Field document, Findings findings);
}
