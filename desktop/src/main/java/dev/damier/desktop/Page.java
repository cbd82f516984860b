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

/** The web view with the pages, as the menu uses it. */
final class Page {
    private final EmbeddedServer server;
    private final WebView view = new WebView();
    private final WebEngine engine = view.getEngine();
    private final JavaScriptBridge javaScriptBridge;
    private final SoundPlayer soundPlayer = new SoundPlayer();
    private Consumer<Locale> languageListener = language -> {};
    private Optional<String> pendingText = Optional.empty();

    Page(EmbeddedServer server, Dialogs dialogs) {
        this.server = server;
        javaScriptBridge = new JavaScriptBridge(dialogs, soundPlayer, language -> languageListener.accept(language));
        engine.setUserDataDirectory(server.folder().resolve("pages").toFile());
        engine.getLoadWorker().stateProperty().addListener((property, oldValue, newValue) -> {
            if (newValue == Worker.State.SUCCEEDED) installBridge();
        });
    }

    WebView view() {
        return view;
    }

    /** Sets the listener for the language of the page. It is called at the start and after each change. */
    void onLanguageChange(Consumer<Locale> listener) {
        languageListener = listener;
    }

    void onTitleChange(Consumer<String> listener) {
        engine.titleProperty()
                .addListener((property, oldValue, newValue) -> listener.accept(newValue == null ? "Damier" : newValue));
    }

    /** Opens the start page, and shows a game if there is one. */
    void open(Optional<String> text) {
        pendingText = text;
        engine.load(server.oneTimeAddress("/"));
    }

    /** Installs the bridge in the page. Runs after each load, because a new document has no bridge. */
    private void installBridge() {
        ((JSObject) engine.executeScript("window")).setMember("damierWindow", javaScriptBridge);
        engine.executeScript(bridgeScript());
        pendingText.ifPresent(this::show);
        pendingText = Optional.empty();
    }

    private static String bridgeScript() {
        try (InputStream in = Page.class.getResourceAsStream("window-bridge.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Shows the page with this path without loading a new document. */
    void navigate(String path) {
        call("go", path);
    }

    /** Passes a text to the page as if it were pasted. The page reports errors. */
    void show(String text) {
        call("show", text);
    }

    boolean hasSound() {
        return soundPlayer.isAvailable();
    }

    /** Switches the background music of the pages on or off. */
    void switchMusic() {
        call("switchMusic", "");
    }

    private void call(String name, String argument) {
        ((JSObject) engine.executeScript("damierMenu")).call(name, argument);
    }

    /** Returns the address of the page, which contains its state. */
    String address() {
        return String.valueOf(engine.executeScript("location.href"));
    }

    /** Returns a study that is too long for an address, from the page's session storage. */
    String storedStudy(String key) {
        Object text = ((JSObject) engine.executeScript("sessionStorage")).call("getItem", "study:" + key);
        return text instanceof String string ? string : "";
    }

    /** Opens the same page in a window of an installed browser. */
    void openInBrowser() throws IOException {
        String path = address().substring(server.address("").length());
        BrowserWindow.open(server.oneTimeAddress(path), server.browserFolder());
    }
}
