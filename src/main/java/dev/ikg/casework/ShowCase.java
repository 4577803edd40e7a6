package dev.ikg.casework;

import dev.ikg.answer.CaseDocument;
import dev.ikg.answer.CasePage;
import dev.ikg.graph.CaseLinks;
import dev.ikg.graph.Graph;
import dev.ikg.graph.StoredDocuments;
import dev.ikg.incident.Case;
import dev.ikg.incident.Key;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.IntakeLimits;
import dev.ikg.intake.JsonReader;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.Parsed;
import dev.ikg.problem.Failure;
import dev.ikg.review.Review;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** From the id of a case to its page. */
final class ShowCase {

  private final Graph graph;
  private final Vocabulary vocabulary;

  ShowCase(Graph graph, Vocabulary vocabulary) {
    this.graph = graph;
    this.vocabulary = vocabulary;
  }

  /**
   * The page of a case.
   *
   * @throws Failure of kind {@code USAGE} where there is no such case, with the nearest ids
   */
  CasePage show(String given, AskOptions options) {
    String id = Key.of(given);
    StoredCase found =
        graph.read(in -> find(id, in).orElseThrow(() -> KnownCases.missing(in, List.of(id))));
    Wording wording = new Wording(options.language(), vocabulary);
    String title = wording.text(found.incident().texts().title(), PageWord.TITLE).orElse("");
    List<CasePage.Section> sections = CaseSections.of(found, wording);
    return new CasePage(
        CaseFields.of(found), title.isEmpty() ? id : id + "  " + title, sections, wording.notes());
  }

  private Optional<StoredCase> find(String id, Graph.Transaction in) {
    List<CaseDocument> documents = new StoredDocuments(in).of(List.of(id));
    return documents.stream().findFirst().map(document -> around(document, in));
  }

  private StoredCase around(CaseDocument stored, Graph.Transaction in) {
    CaseDraft draft = CaseDraft.of(stored.id(), 1, "", json(stored));
    Case incident =
        new Review(LocalDate.EPOCH, vocabulary)
            .review(draft)
            .incident()
            .orElseThrow(() -> unreadable(stored.id()));
    CaseLinks links = new CaseLinks(in);
    TreeSet<String> slugs = new TreeSet<>();
    incident.organization().ifPresent(organization -> slugs.add(organization.slug()));
    incident.labels().providers().forEach(provider -> slugs.add(provider.slug()));
    Map<String, String> names = links.organizations(slugs);
    return new StoredCase(incident, draft.document(), links.of(stored.id()), names);
  }

  private static JsonObject json(CaseDocument stored) {
    Parsed parsed = new JsonReader(IntakeLimits.DEFAULT).read(stored.json(), stored.id(), 1, "");
    if (parsed instanceof Parsed.Read read && read.value() instanceof JsonObject document) {
      return document;
    }
    throw unreadable(stored.id());
  }

  private static Failure unreadable(String id) {
    return Failure.of(
        Failure.Kind.CONTENT,
        "the document of \"" + id + "\" cannot be read by this version",
        "Load it again; `export cases` gives it back as it is.");
  }
}
