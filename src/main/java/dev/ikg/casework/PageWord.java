package dev.ikg.casework;

/** The words of a page about a case, in the two languages of the product. */
enum PageWord {
  TITLE("Title", "제목"),
  ORGANIZATION("Organization", "조직"),
  DATE("Date", "날짜"),
  PUBLISHED("published; the day of the incident is not known", "공개일이며 발생일은 알려지지 않음"),
  CAUSE("Cause", "근본 원인"),
  FACTORS("Factors", "기여 요인"),
  DETECTED_AFTER("Detected after", "감지까지"),
  RESOLVED_AFTER("Resolved after", "해결까지"),
  PROVIDERS("Providers", "공급자"),
  SUMMARY("Summary", "요약"),
  TRIGGER("What set it off", "촉발"),
  DETECTION("How it was noticed", "감지"),
  SEEN("What was seen", "나타난 현상"),
  IMPACT("Impact", "영향"),
  REMEDIATION("What was done", "조치"),
  ACTION_ITEMS("What was promised", "약속한 후속 조치"),
  LESSONS("Lessons", "교훈"),
  LINKS_NAMED("Links that the sources name", "출처가 밝힌 연관 사례"),
  LINKS_INFERRED("Links that the editors infer", "편집자가 추정한 연관 사례"),
  EVIDENCE("Evidence", "근거"),
  TIER("Tier", "등급"),
  EXTENT("Extent", "범위"),
  READ("Read", "읽은 항목"),
  UNREAD("Not read", "읽지 못한 항목"),
  NOTE("Note", "비고"),
  SOURCES("Sources", "출처"),
  ARCHIVED("copy", "사본"),
  RECORD("Record", "원본 기록"),
  CHANGED("Changed", "수정"),
  NOT_KNOWN("not known", "알려지지 않음"),
  AS_WRITTEN("as written; it cannot be read, and is counted nowhere", "적힌 그대로이며, 읽을 수 없어 집계하지 않음"),
  NOT_LOADED("not loaded", "적재되지 않음"),
  REPEATS("repeats", "다음 사례의 재발:"),
  REPEATED_BY("repeated by", "다음 사례로 재발:"),
  FOLLOWS_FROM("follows from", "다음 사례의 결과:"),
  LED_TO("led to", "다음 사례로 이어짐:"),
  WORK_ON("came out of the work on", "다음 사례의 후속 작업에서 발생:"),
  WORK_LED_TO("the work on it led to", "후속 작업이 다음 사례로 이어짐:"),
  SAME_EVENT("same event as", "같은 사건:"),
  RELATED_TO("related to", "관련:"),
  FAILED("failed", "장애"),
  CHANGED_SOMETHING("changed something", "변경"),
  BREACHED("was breached", "침해");

  private final String english;
  private final String korean;

  PageWord(String english, String korean) {
    this.english = english;
    this.korean = korean;
  }

  /** The word in a language, English unless it is Korean. */
  String in(String language) {
    return language.equals("ko") ? korean : english;
  }
}
