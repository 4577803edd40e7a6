package dev.ikg.answer;

/**
 * Texts in tables of comma- or tab-separated values. A spreadsheet runs a cell that begins like a
 * formula, such as {@code =HYPERLINK(...)} or {@code =cmd|...}, whether it is quoted or not.
 */
public final class SpreadsheetText {

  /**
   * What begins a formula in some spreadsheet, in full width too, or is taken away before one is
   * looked for; and the apostrophe, so that a value can be told from its guard.
   */
  private static final String FORMULA_STARTS = "=+-@＝＋－＠\t\r\n\uFEFF'";

  private SpreadsheetText() {}

  /**
   * A text that no spreadsheet takes for a formula: one that begins like a formula or with an
   * apostrophe gets an apostrophe in front. To get the value back, take one leading apostrophe
   * away.
   */
  public static String guarded(String text) {
    boolean looksLikeFormula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return looksLikeFormula ? "'" + text : text;
  }
}
