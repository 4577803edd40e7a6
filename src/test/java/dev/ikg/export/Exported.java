package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Views written into memory, and the JDK's own XML parser over them. */
final class Exported {

  private Exported() {}

  /** The first file of a format. */
  static String text(GraphView view, GraphFormat format) {
    return texts(view, format, Optional.empty()).get(0);
  }

  /** All files of a format. */
  static List<String> texts(GraphView view, GraphFormat format, Optional<String> flavour) {
    List<String> texts = new ArrayList<>();
    for (WholeFile.Content content : format.contents(view, flavour)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try {
        content.writeTo(out);
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
      texts.add(out.toString(StandardCharsets.UTF_8));
    }
    return texts;
  }

  static Document xml(String text) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      return factory
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (Exception notXml) {
      throw new AssertionError("no XML: " + notXml.getMessage(), notXml);
    }
  }

  /** The elements of a name anywhere below another. */
  static List<Element> elements(Node parent, String localName) {
    List<Element> found = new ArrayList<>();
    for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element element) {
        if (element.getLocalName().equals(localName)) {
          found.add(element);
        }
        found.addAll(elements(element, localName));
      }
    }
    return found;
  }

  /** What a text reads as where a file cannot hold control characters. */
  static String readable(String text) {
    return ReadableText.of(text);
  }
}
