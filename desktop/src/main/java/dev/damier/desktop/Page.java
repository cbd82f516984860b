package dev.damier.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.concurrent.Worker;
import javafx.scene.web.WebEngine;
import javafx.scene.web.WebView;
import netscape.javascript.JSObject;

/** The pages in the window, as the menu sees them. */
final class Page {
    private final EmbeddedServer server;
    private final WebView view = new WebView();
    private final WebEngine engine = view.getEngine();
    private final JavaScriptBridge javaScriptBridge;
    private Consumer<Locale> speaking = language -> {};
    private Optional<String> waiting = Optional.empty();

    Page(EmbeddedServer server, Dialogs dialogs) {
        this.server = server;
        javaScriptBridge = new JavaScriptBridge(dialogs, language -> speaking.accept(language));
        engine.setUserDataDirectory(server.folder().resolve("pages").toFile());
        engine.getLoadWorker().stateProperty().addListener((of, before, now) -> {
            if (now == Worker.State.SUCCEEDED) lend();
        });
    }

    WebView view() {
        return view;
    }

    /** Hears the page's language, at first and whenever it is changed there. */
    void whenSpeaking(Consumer<Locale> listener) {
        speaking = listener;
    }

    void whenTitled(Consumer<String> listener) {
        engine.titleProperty().addListener((of, before, now) -> listener.accept(now == null ? "Damier" : now));
    }

    /** Opens the first page, and a game on it. */
    void open(Optional<String> text) {
        waiting = text;
        engine.load(server.opening("/"));
    }

    /** Gives the pages what this engine has not; a page that was loaded again is given it again. */
    private void lend() {
        ((JSObject) engine.executeScript("window")).setMember("damierWindow", javaScriptBridge);
        engine.executeScript(script());
        waiting.ifPresent(this::show);
        waiting = Optional.empty();
    }

    private static String script() {
        try (InputStream in = Page.class.getResourceAsStream("window-bridge.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Shows the page of this path without leaving the document. */
    void go(String path) {
        call("go", path);
    }

    /** Hands a text to the page as if it were pasted; what is wrong with it is said there. */
    void show(String text) {
        call("show", text);
    }

    private void call(String name, String argument) {
        ((JSObject) engine.executeScript("damierMenu")).call(name, argument);
    }

    /** Where the page is: its state is in its address. */
    String address() {
        return String.valueOf(engine.executeScript("location.href"));
    }

    /** A study that is too long for an address, as the page keeps it. */
    String kept(String key) {
        Object text = ((JSObject) engine.executeScript("sessionStorage")).call("getItem", "study:" + key);
        return text instanceof String known ? known : "";
    }

    /** The same page in a window of an installed browser. */
    void openInBrowser() throws IOException {
        String path = address().substring(server.address("").length());
        BrowserWindow.open(server.opening(path), server.browserFolder());
    }
}
