package dev.damier.desktop;

import java.util.Base64;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** What {@code window-bridge.js} calls: the clipboard, files to save, the language. Public, because scripts see nothing else. */
public final class JavaScriptBridge {
    private final Dialogs dialogs;
    private final Consumer<Locale> speaking;

    JavaScriptBridge(Dialogs dialogs, Consumer<Locale> speaking) {
        this.dialogs = dialogs;
        this.speaking = speaking;
    }

    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** @param data as {@code data:TYPE;base64,…} */
    public void save(String name, String data) {
        byte[] bytes = Base64.getDecoder().decode(data.substring(data.indexOf(',') + 1));
        Platform.runLater(() -> dialogs.save(name, bytes));
    }

    public void speaks(String language) {
        Locale now = language.equals("fr") ? Locale.FRENCH : Locale.ENGLISH;
        dialogs.speak(now);
        speaking.accept(now);
    }
}
