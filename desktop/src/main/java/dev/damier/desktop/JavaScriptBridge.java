package dev.damier.desktop;

import java.util.Base64;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/**
 * The Java methods that {@code window-bridge.js} calls: clipboard, saving of files, sound, and language. The class is public,
 * because scripts can only call public classes.
 */
public final class JavaScriptBridge {
    private final Dialogs dialogs;
    private final SoundPlayer soundPlayer;
    private final Consumer<Locale> languageListener;

    JavaScriptBridge(Dialogs dialogs, SoundPlayer soundPlayer, Consumer<Locale> speaking) {
        this.dialogs = dialogs;
        this.soundPlayer = soundPlayer;
        this.languageListener = speaking;
    }

    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /**
     * Saves a file.
     *
     * @param data a data URL such as {@code data:TYPE;base64,…}
     */
    public void save(String name, String data) {
        byte[] bytes = Base64.getDecoder().decode(data.substring(data.indexOf(',') + 1));
        Platform.runLater(() -> dialogs.save(name, bytes));
    }

    public boolean hasSound() {
        return soundPlayer.isAvailable();
    }

    /** Plays a sound of the pages; {@code volume} is from 0 to 100. */
    public void playSound(String kind, double cells, double volume) {
        soundPlayer.play(kind, cells, volume);
    }

    public void setMusic(boolean on, double volume) {
        soundPlayer.setMusic(on, volume);
    }

    public void speaks(String language) {
        Locale locale = language.equals("fr") ? Locale.FRENCH : Locale.ENGLISH;
        dialogs.setLanguage(locale);
        languageListener.accept(locale);
    }
}
