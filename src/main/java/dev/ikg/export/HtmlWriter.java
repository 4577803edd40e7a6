package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One HTML file that works offline and asks nobody for anything. Its policy allows only the script
 * and the style in the file, by their hashes. Texts of the graph stand in it as JSON without a
 * single {@code <}, and the script puts them in as text: none can be markup.
 */
final class HtmlWriter implements GraphWriter {

  private static final String PAGE = resource("page.html");
  private static final String STYLE = resource("view.css");
  private static final String SCRIPT =
      "'use strict';\n"
          + String.join(
              "\n",
              List.of(
                  resource("model.js"),
                  resource("frame.js"),
                  resource("picture.js"),
                  resource("labels.js"),
                  resource("panel.js"),
                  resource("controls.js")));
  private static final Pattern PLACE = Pattern.compile("@([a-z]+)@");
  private static final String POLICY =
      "default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; form-action 'none'"
          .formatted(hash(SCRIPT), hash(STYLE));

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    Map<String, String> texts =
        Map.of(
            "policy",
            POLICY,
            "title",
            escaped(title(view)),
            "heading",
            escaped(view.about().title()),
            "description",
            escaped(
                view.about().lines().entrySet().stream()
                    .map(line -> line.getKey() + ": " + line.getValue())
                    .collect(Collectors.joining("; "))),
            "style",
            STYLE,
            "script",
            SCRIPT);
    Matcher place = PLACE.matcher(PAGE);
    int written = 0;
    while (place.find()) {
      out.write(utf8(PAGE.substring(written, place.start())));
      if (place.group(1).equals("data")) {
        new HtmlData(drawing).write(new WithoutLessThan(out));
      } else {
        out.write(utf8(texts.getOrDefault(place.group(1), "")));
      }
      written = place.end();
    }
    out.write(utf8(PAGE.substring(written)));
    out.flush();
  }

  /** The question and the day that it answers for, as the window shows them. */
  private static String title(GraphView view) {
    String day = view.about().graph().loadedOn().map(on -> " (" + on + ")").orElse("");
    return view.about().question() + day + ": " + view.about().title();
  }

  private static String escaped(String text) {
    return ReadableText.of(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String resource(String name) {
    try (InputStream in = HtmlWriter.class.getResourceAsStream("/html-view/" + name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException unreadable) {
      throw new IllegalStateException("cannot read " + name, unreadable);
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(utf8(text));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /** JSON holds {@code <} only inside texts, where it can be written as a reference. */
  private static final class WithoutLessThan extends FilterOutputStream {
    private static final byte[] REFERENCE = utf8("\\u003c");

    WithoutLessThan(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      if (b == '<') {
        out.write(REFERENCE);
      } else {
        out.write(b);
      }
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      int begin = from;
      for (int i = from; i < from + length; i++) {
        if (bytes[i] == '<') {
          out.write(bytes, begin, i - begin);
          out.write(REFERENCE);
          begin = i + 1;
        }
      }
      out.write(bytes, begin, from + length - begin);
    }
  }
}
