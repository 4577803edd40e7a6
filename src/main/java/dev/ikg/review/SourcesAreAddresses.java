package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A source is a page that can be opened from anywhere, and so is the page of the record. */
final class SourcesAreAddresses implements Rule {

  private static final String HINT = "write the whole address, beginning with https://";

  @Override
  public void check(Field document, Findings findings) {
    document.member("url").ifPresent(url -> address(url, findings));
    Set<String> seen = new HashSet<>();
    for (Field item : Field.itemsOf(document.member("sources"))) {
      Field url = item.member("url").orElse(item);
      if (url.isObject()) {
        findings.warn(url, "the source has no url; it is left out", HINT);
        continue;
      }
      address(url, findings);
      Optional<String> address = url.text().filter(WebAddress::isOne).map(String::strip);
      if (address.isPresent() && !seen.add(address.get())) {
        findings.warn(url, "this source stands in the list twice", "remove one of them");
      }
    }
  }

  private static void address(Field url, Findings findings) {
    Optional<String> text = url.text().filter(Labels::isKnown);
    if (text.isPresent() && !WebAddress.isOne(text.get())) {
      findings.warn(
          url,
          Characters.quote(Key.of(text.get())) + " is no absolute web address; it is left out",
          HINT);
    }
  }
}
