package dev.ikg.export;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A headless Chromium that is driven by the DevTools protocol. It keeps everything that a page
 * complains of or asks for.
 */
final class Browser implements AutoCloseable, WebSocket.Listener {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final long PATIENCE = 60;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final StringBuilder received = new StringBuilder();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private String session = "";
  private int next;

  private Browser(Process process, String address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address), this)
            .join();
  }

  /** Starts a browser; skips the test where none is installed. */
  static Browser start(Path profile) throws IOException {
    for (String name : NAMES) {
      try {
        Process process =
            new ProcessBuilder(
                    name,
                    "--headless=new",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--window-size=1200,800",
                    "--remote-debugging-port=0",
                    "--user-data-dir=" + profile,
                    "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new Browser(process, address(process));
      } catch (IOException notInstalled) {
        // the next name
      }
    }
    assumeTrue(false, "Chromium is not installed");
    throw new AssertionError("not reached");
  }

  private static String address(Process process) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    String line = lines.readLine();
    while (line != null && !line.contains("listening on ws:")) {
      line = lines.readLine();
    }
    if (line == null) {
      throw new IOException("the browser ended");
    }
    return line.substring(line.indexOf("ws:")).strip();
  }

  /** Opens a page and waits until it is loaded. */
  void open(String address) {
    String target =
        call("Target.createTarget", Map.of("url", "about:blank")).get("targetId").asString();
    session =
        call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .get("sessionId")
            .asString();
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      call(domain + ".enable", Map.of());
    }
    complaints.clear();
    requests.clear();
    call("Page.navigate", Map.of("url", address));
    awaitTrue("document.readyState === 'complete' && location.href !== 'about:blank'");
  }

  /** What a script gives, as text. */
  String evaluate(String script) {
    JsonNode answer = call("Runtime.evaluate", Map.of("expression", script, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
    JsonNode value = answer.get("result").get("value");
    return value == null ? "" : value.asString();
  }

  /** Waits until a script gives true. */
  void awaitTrue(String script) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!evaluate("String(" + script + ")").equals("true")) {
      if (System.nanoTime() > end) {
        throw new AssertionError("never true: " + script);
      }
      Thread.onSpinWait();
    }
  }

  /** Presses and lets go of a key, such as {@code Enter} or {@code a}. */
  void press(String key) {
    boolean letter = key.length() == 1;
    Map<String, Object> down =
        letter
            ? Map.of("type", "keyDown", "key", key, "text", key)
            : Map.of("type", "keyDown", "key", key, "windowsVirtualKeyCode", codeOf(key));
    if (key.equals("Enter")) {
      down = Map.of("type", "keyDown", "key", key, "windowsVirtualKeyCode", 13, "text", "\r");
    }
    call("Input.dispatchKeyEvent", down);
    call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
  }

  private static int codeOf(String key) {
    return switch (key) {
      case "Enter" -> 13;
      case "Escape" -> 27;
      case "ArrowDown" -> 40;
      default -> throw new IllegalArgumentException(key);
    };
  }

  void type(String text) {
    call("Input.insertText", Map.of("text", text));
  }

  /** Clicks with the left button. */
  void click(double x, double y) {
    for (String type : List.of("mousePressed", "mouseReleased")) {
      call(
          "Input.dispatchMouseEvent",
          Map.of("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
    }
  }

  /** Errors and warnings of the page. */
  List<String> complaints() {
    return new ArrayList<>(complaints);
  }

  /** What was asked for since the page was opened, the page itself first. */
  List<String> requests() {
    return new ArrayList<>(requests);
  }

  private JsonNode call(String method, Map<String, Object> parameters) {
    int id = ++next;
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    Map<String, Object> message =
        session.isEmpty()
            ? Map.of("id", id, "method", method, "params", parameters)
            : Map.of("id", id, "method", method, "params", parameters, "sessionId", session);
    socket.sendText(JSON.writeValueAsString(message), true).join();
    return answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    received.append(part);
    if (last) {
      take(JSON.readTree(received.toString()));
      received.setLength(0);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  private void take(JsonNode message) {
    if (message.has("id")) {
      CompletableFuture<JsonNode> answer =
          Objects.requireNonNull(waiting.remove(message.get("id").asInt()));
      if (message.has("error")) {
        answer.completeExceptionally(new AssertionError(message.get("error").toString()));
      } else {
        answer.complete(message.get("result"));
      }
      return;
    }
    JsonNode parameters = message.get("params");
    switch (message.get("method").asString()) {
      case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded" ->
          complaints.add(parameters.toString());
      case "Network.requestWillBeSent" ->
          requests.add(parameters.get("request").get("url").asString());
      default -> {}
    }
  }

  @Override
  public void close() {
    socket.abort();
    process.destroy();
    process.onExit().orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }
}
