package dev.damier.desktop;

import dev.damier.game.Text;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/** What the window asks and says outside the pages, in their language. */
final class Dialogs {
    private final Stage stage;
    private Locale language = Locale.ENGLISH;
    private File folder;

    Dialogs(Stage stage) {
        this.stage = stage;
    }

    void speak(Locale now) {
        language = now;
    }

    private String words(String key, Object... args) {
        return Text.of(Dialogs.class, key, args).in(language);
    }

    /** The text of a file that is chosen. */
    Optional<String> openGame() {
        File file = chooser("open", "").showOpenDialog(stage);
        if (file == null) return Optional.empty();
        folder = file.getParentFile();
        try {
            return Optional.of(GameFile.read(file.toPath()));
        } catch (IOException e) {
            say(e.getMessage());
            return Optional.empty();
        }
    }

    void saveGame(Optional<String> game) {
        if (game.isEmpty()) say(words("nothing-to-save"));
        else save("game" + GameFile.EXTENSION, (game.get() + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void save(String name, byte[] bytes) {
        File file = chooser("save", name).showSaveDialog(stage);
        if (file == null) return;
        folder = file.getParentFile();
        try {
            Files.write(file.toPath(), bytes);
        } catch (IOException e) {
            say(words("not-saved", file, e.getMessage()));
        }
    }

    private FileChooser chooser(String title, String name) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words(title));
        if (folder != null && folder.isDirectory()) chooser.setInitialDirectory(folder);
        if (!name.isEmpty()) chooser.setInitialFileName(name);
        if (name.isEmpty() || name.endsWith(GameFile.EXTENSION)) {
            chooser.getExtensionFilters()
                    .addAll(
                            new FileChooser.ExtensionFilter(words("games"), "*" + GameFile.EXTENSION),
                            new FileChooser.ExtensionFilter(words("all-files"), "*"));
        }
        return chooser;
    }

    void say(String sentence) {
        alert(Alert.AlertType.INFORMATION, sentence);
    }

    boolean agrees(String key) {
        return alert(Alert.AlertType.CONFIRMATION, words(key))
                .filter(ButtonType.OK::equals)
                .isPresent();
    }

    private Optional<ButtonType> alert(Alert.AlertType type, String sentence) {
        Alert alert = new Alert(type, sentence);
        alert.initOwner(stage);
        alert.setTitle("Damier");
        alert.setHeaderText(null);
        return alert.showAndWait();
    }
}
