package dev.ikg.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes XML 1.0 whose values every parser gives back: a line break or a tab in an attribute is
 * written as a reference (the JDK's own writer leaves it, and parsers then read a space), and a
 * character that XML forbids becomes a readable one.
 */
final class XmlWriter {

  private final Writer out;
  private final Deque<String> open = new ArrayDeque<>();
  private boolean inTag;

  /** A writer of one document, which begins with the declaration. */
  XmlWriter(OutputStream stream) throws IOException {
    out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  }

  /** Begins an element; its attributes come as names and values by turns. */
  XmlWriter start(String name, String... attributes) throws IOException {
    closeTag();
    out.write("<" + name);
    open.push(name);
    inTag = true;
    return more(attributes);
  }

  /** Further attributes of the element that was just begun. */
  XmlWriter more(String... attributes) throws IOException {
    for (int i = 0; i < attributes.length; i += 2) {
      out.write(" " + attributes[i] + "=\"");
      escape(attributes[i + 1], true);
      out.write('"');
    }
    return this;
  }

  /** Says, on a tag that is open, where the schema of its namespace is. */
  XmlWriter schema(String namespace, String place) throws IOException {
    return more(
        "xmlns:xsi",
        "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:schemaLocation",
        namespace + " " + place);
  }

  XmlWriter text(String text) throws IOException {
    closeTag();
    escape(text, false);
    return this;
  }

  XmlWriter end() throws IOException {
    String name = open.pop();
    out.write(inTag ? "/>" : "</" + name + ">");
    inTag = false;
    return this;
  }

  XmlWriter empty(String name, String... attributes) throws IOException {
    return start(name, attributes).end();
  }

  /** A line break between elements. */
  XmlWriter line() throws IOException {
    closeTag();
    out.write('\n');
    return this;
  }

  /** Hands everything on; the stream stays open. */
  void finish() throws IOException {
    while (!open.isEmpty()) {
      end().line();
    }
    out.flush();
  }

  private void closeTag() throws IOException {
    if (inTag) {
      out.write('>');
      inTag = false;
    }
  }

  private void escape(String text, boolean attribute) throws IOException {
    String readable = ReadableText.of(text);
    for (int i = 0; i < readable.length(); i++) {
      char c = readable.charAt(i);
      switch (c) {
        case '&' -> out.write("&amp;");
        case '<' -> out.write("&lt;");
        case '>' -> out.write("&gt;");
        case '"' -> out.write("&quot;");
        case '\r' -> out.write("&#13;");
        case '\n', '\t' -> out.write(attribute ? "&#" + (int) c + ";" : String.valueOf(c));
        default -> out.write(c);
      }
    }
  }
}
