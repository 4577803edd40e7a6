package dev.ikg.question;

import java.util.List;

/**
 * What people write who know other query languages, or who write as they speak, and what it is
 * here. The order counts: the first habit that makes a question of a text is the one that is named.
 */
final class HabitTable {

  private static final String ONE_DIMENSION =
      "Rows stand for one dimension: ask once for each, or `by` the one and `across` the other.";
  private static final String COUNTED = "Each row has its number of cases.";
  private static final String STRICT = "`over` and `under` leave out the length itself.";
  private static final String BOTH = "Both dates are taken in whole.";
  private static final String WHOLE = "All of the date is taken in.";
  private static final String BEGINS = "`since` begins with its date.";
  private static final String DIGITS = "Numbers are written in digits.";
  private static final String DIRECTIONS = "The directions are `asc` and `desc`.";
  private static final String LAST = "How many rows stands at the end.";
  private static final String RECURS =
      "`across` keeps what recurs, in two or in as many as `at least` says.";
  private static final String TAKES_AWAY = "`without` takes away.";
  private static final String ABOUT = "A question says what cases must be like.";

  private static final List<Habit> DATES =
      List.of(
          Habit.of(
              "(?:(?:date|year) )?(?:after |> ?)DATE",
              "since $1+",
              "`since` begins with its date, so what comes after a date is since the next one."),
          Habit.of(
              "(?:from|since|between|in|during) DATE (?:to|until|till|through|-|–|up to) DATE",
              "between $1 and $2",
              BOTH),
          Habit.of(
              "(?:(?:from|between|in|during|since) )?(\\d{4}) ?(?:-|–|\\.\\.) ?(\\d{4})",
              "between $1 and $2", BOTH),
          Habit.of(
              "(?:from |starting (?:in )?|beginning |as of |(?:(?:date|year) )?>= ?)DATE",
              "since $1",
              BEGINS),
          Habit.of("since DATE (?:on|onwards?)", "since $1", BEGINS),
          Habit.of(
              "(?:until |till |up to |through |by |(?:(?:date|year) )?<= ?)DATE",
              List.of("before $1", "before $1+"),
              "`before` leaves out its date."),
          Habit.of("(?:(?:date|year) )?< ?DATE", "before $1", "`before` leaves out its date."),
          Habit.of(
              "(?:(?:during|in|on|at|for|of|year|date) |(?:year|date) ?[:=] ?)DATE",
              "between $1 and $1",
              WHOLE),
          Habit.of(
              "(since|before|between|and|after|from|until|in) MONTH (\\d{4})",
              "$1 $3-$2#", "Months are numbers."),
          Habit.of(
              "(?:(?:in|within|during) the )?(?:last|past|this|previous) (?:\\d+ )?"
                  + "(?:years?|months?|weeks?|days?|quarters?)|recently|today|yesterday",
              "since 2020",
              "Write the date that you mean: the same question must mean the same tomorrow."));

  private static final List<Habit> LENGTHS =
      List.of(
          Habit.of(
              "(?:lasting|lasted|duration|took) between LENGTH and LENGTH",
              "lasting over $1 lasting under $2",
              STRICT),
          Habit.of(
              "(?:detected|noticed) (?:after |later than |(?:in )?(?:more|longer) than |at least "
                  + "|in over |>=? ?)LENGTH",
              "detected over $1",
              STRICT),
          Habit.of(
              "(?:detected|noticed) (?:within |before |(?:in )?less than |in under |in |at most "
                  + "|<=? ?)LENGTH",
              "detected under $1",
              STRICT),
          Habit.of(
              "(?:(?:lasting|lasted|duration|took|resolved(?: in| after)?|for) )?(?:over |longer "
                  + "than |more than |at least |exceeding |above |>=? ?)LENGTH",
              "lasting over $1",
              STRICT),
          Habit.of(
              "(?:(?:lasting|lasted|duration|took|resolved(?: in)?|for) )?(?:under |shorter than "
                  + "|less than |up to |at most |below |<=? ?)LENGTH",
              "lasting under $1",
              STRICT),
          Habit.of(
              "(?:lasting|lasted|took|for|duration) LENGTH(?: or (?:more|longer))?",
              "lasting over $1",
              STRICT),
          Habit.of("(?:resolved|fixed) (?:in|within) LENGTH", "lasting under $1", STRICT),
          Habit.of("(lasting|detected) (over|under) COUNT ([a-z]+)", "$1 $2 $3# $4", DIGITS));

  private static final List<Habit> ROWS =
      List.of(
          Habit.of(
              "by DIM ?(?:, (?:and )?|,|and |with |then )?(?:by )?DIM",
              List.of("by $1", "by $2"),
              ONE_DIMENSION),
          Habit.of(
              "across DIM ?(?:, (?:and )?|,|and |with )?(?:across )?DIM",
              List.of("across $1", "across $2"),
              ONE_DIMENSION),
          Habit.of("by (years?|quarters?) DATE", "between $2 and $2 by $1", WHOLE),
          Habit.of("limit NUMBER (?:rows|cases|results)", "limit $1", LAST),
          Habit.of("^(?:top|first) NUMBER DIM", "all by $2 limit $1", LAST),
          Habit.of("^(?:top|first) NUMBER DIM REST", "$3 by $2 limit $1", LAST),
          Habit.of("^(?:top|first) NUMBER REST", "$2 limit $1", LAST),
          Habit.of(
              "(?:top|first|show|head|max|limit to|latest|newest|last) NUMBER(?: rows| cases)?"
                  + "|(?:--limit|limit)[ =:]NUMBER",
              "limit $1$2",
              "How many rows stands at the end; the newest cases come first."),
          Habit.of(
              "^(?:count|counts|group|grouped|number of cases|breakdown|distribution) (?:by|per) DIM",
              "all by $1",
              COUNTED),
          Habit.of(
              "(?:(?:group|grouped|count|counts|counted|aggregate|split|breakdown|broken down) "
                  + "(?:by|per)|--by|per|for each) DIM",
              "by $1",
              COUNTED),
          Habit.of(
              "(?:order|sort|sorted|ordered) by (?:count|number|frequency)( asc| desc)?",
              "order by cases$1",
              COUNTED),
          Habit.of(
              "(?:sort|sorted|ordered|rank|ranked|--sort|--order) (?:by )?COLUMN",
              "order by $1",
              "Rows can be ordered by each column of the answer."),
          Habit.of("order by COLUMN (?:descending|down)", "order by $1 desc", DIRECTIONS),
          Habit.of("order by COLUMN (?:ascending|up)", "order by $1 asc", DIRECTIONS),
          Habit.of("order by -COLUMN", "order by $1 desc", DIRECTIONS),
          Habit.of(
              "order by COLUMN( asc| desc)? ?(?:,|and) ?COLUMN(?: asc| desc)?",
              "order by $1$2",
              "Rows are ordered by one column."));

  private static final List<Habit> RECURRENCE =
      List.of(
          Habit.of("(across DIM at least) COUNT", "$1 $3#", DIGITS),
          Habit.of("(at least) COUNT (of)", "$1 $2# $3", DIGITS),
          Habit.of(
              "(?:across|in|at) (?:more than |over |> ?)NUMBER (?:different )?DIM",
              "across $2 at least $1+",
              RECURS),
          Habit.of(
              "(?:across |in |at )?(?:at least |>= ?)?NUMBER\\+?(?: or more)? (?:different )?DIM",
              "across $2 at least $1",
              RECURS),
          Habit.of(
              "across DIM (?:>= ?|min |minimum |at-least |least )NUMBER",
              "across $1 at least $2",
              RECURS),
          Habit.of("across DIM (?:> ?|over |more than )NUMBER", "across $1 at least $2+", RECURS),
          Habit.of(
              "(?:across|in|at) (?:all|any|different|multiple|many|several|other) DIM",
              "across $1",
              RECURS));

  private static final List<Habit> STEPS =
      List.of(
          Habit.of(
              "followed-by|followed with|and later",
              "followed by",
              "A later case of the same organization is `followed by`."),
          Habit.of(
              "->|=>|-->|leads to|leading to|and then|next",
              "then",
              "`then` is a linked case, `followed by` any later one of the organization."));

  private static final List<Habit> NAMES =
      List.of(
          Habit.of(
              "(?:detected|noticed|reported) by (?:an? |the )?(?!DIM\\b)([a-z]+?)s?",
              "detected-by:$2",
              "Who or what noticed it first is a label of the facet `detected-by`."),
          Habit.of(
              "(?:caused by|due to|because of|root cause) LABEL",
              "cause:$1",
              "The cause is a facet."),
          Habit.of("(text|promised) ?[:=~] ?(\"[^\"]+\")", "$1 $2", "The words stand behind it."),
          Habit.of(
              "(?:(?:title|summary|description|text) )?(?:contains |like |(?:title|summary) ?[:=~] ?)"
                  + "(\"[^\"]+\")",
              "text $1",
              "`text` looks in all that was written about a case."),
          Habit.of(
              "([a-z-]+) (?:is )?(?:unknown|null|empty|missing|not known)",
              "unknown $1",
              "What a record does not say is `unknown`."),
          Habit.of(
              "(?:has|have|having) ([a-z-]+)|([a-z-]+) (?:exists|is known|is not null)",
              "known $1$2",
              "What a record says is `known`."),
          Habit.of(
              "FACET (?:in|any of) ?\\( ?LABEL ?, ?LABEL ?\\)",
              "any of ($1:$2, $1:$3)",
              "The facet stands in each part."),
          Habit.of("FACET(?: ?(?:!=|<>) ?| (?:is )?not )LABEL", "without $1:$2", TAKES_AWAY),
          Habit.of(
              "FACET(?: ?(?:==?|~) ?| (?:is|equals) )LABEL",
              "$1:$2",
              "A colon stands behind a facet."));

  private static final List<Habit> JOINING =
      List.of(
          Habit.of("neither (.+) nor (.+)", "all without ($1 or $2)", TAKES_AWAY),
          Habit.of("either (.+ or .+)", "$1", "`or` is enough."),
          Habit.of("both (.+ and .+)", "$1", "`and` is enough."),
          Habit.of(
              "^(?:no |! ?)LABEL",
              "all without $1",
              "`without` takes away from what stands there."),
          Habit.of(
              "(?:but not|and no|with no|but without|except for|except|excluding|minus|no|lacking"
                  + "|w/o|but) LABEL",
              "without $1",
              TAKES_AWAY),
          Habit.of("(?:with |and )?[!-]([\\p{L}][^\\s(),\"]*)", "without $1", TAKES_AWAY),
          Habit.of("&|&&|\\+|plus|also|w/|that had|that have|having", "with", "`with` joins."),
          Habit.of("\\||\\|\\||/", "or", "`or` joins."));

  private static final List<Habit> SPEECH =
      List.of(
          Habit.of(
              "^(?:(?:select|show|show me|find|list|get|give me|count|display|how many|which|what"
                  + "|ask) )?(?:\\* from )?(?:all )?(?:cases|incidents|outages)"
                  + "(?: (?:with|where|that had|that have|having|which had))? REST",
              "$1",
              ABOUT),
          Habit.of(
              "^(?:(?:select|show|show me|find|list|get|give me|count|display) )?(?:all )?"
                  + "(?:cases|incidents|outages)",
              "all",
              "`all` is every case."),
          Habit.of(
              "^(?:select|show|show me|find|list|get|give me|display|search|ask) REST",
              "$1",
              ABOUT),
          Habit.of("where|filter|filtered by", "", "A condition needs no word before it."),
          Habit.of("(?:and |with )?where", "with", "`with` joins."));

  /** All habits, in the order in which they are tried. */
  static final List<Habit> ALL =
      List.of(DATES, LENGTHS, ROWS, RECURRENCE, STEPS, NAMES, JOINING, SPEECH).stream()
          .flatMap(List::stream)
          .toList();

  private HabitTable() {}
}
