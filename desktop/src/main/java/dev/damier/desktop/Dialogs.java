package dev.damier.desktop;

import dev.damier.cli.input.OutputFile;
import dev.damier.game.Text;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/** The dialogs of the window, in the language of the pages. */
final class Dialogs {
    private final Stage stage;
    private Locale language = Locale.ENGLISH;
    private File folder;

    Dialogs(Stage stage) {
        this.stage = stage;
    }

    void setLanguage(Locale newLanguage) {
        language = newLanguage;
    }

    private String message(String key, Object... args) {
        return Text.of(Dialogs.class, key, args).in(language);
    }

    /** Lets the user choose a file and returns its text. */
    Optional<String> openGame() {
        File file = fileChooser("open", "").showOpenDialog(stage);
        if (file == null) return Optional.empty();
        folder = file.getParentFile();
        try {
            return Optional.of(GameFile.read(file.toPath()));
        } catch (IOException e) {
            showMessage(e.getMessage());
            return Optional.empty();
        }
    }

    void saveGame(Optional<String> game) {
        if (game.isEmpty()) showMessage(message("nothing-to-save"));
        else save("game" + GameFile.EXTENSION, (game.get() + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void save(String name, byte[] bytes) {
        File file = fileChooser("save", name).showSaveDialog(stage);
        if (file == null) return;
        folder = file.getParentFile();
        try {
            OutputFile.writeBytes(file.toPath(), bytes);
        } catch (IOException e) {
            showMessage(message("not-saved", file, e.getMessage()));
        }
    }

    private FileChooser fileChooser(String title, String name) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(message(title));
        if (folder != null && folder.isDirectory()) chooser.setInitialDirectory(folder);
        if (!name.isEmpty()) chooser.setInitialFileName(name);
        if (name.isEmpty() || name.endsWith(GameFile.EXTENSION)) {
            chooser.getExtensionFilters()
                    .addAll(
                            new FileChooser.ExtensionFilter(message("games"), "*" + GameFile.EXTENSION),
                            new FileChooser.ExtensionFilter(message("all-files"), "*"));
        }
        return chooser;
    }

    void showMessage(String sentence) {
        alert(Alert.AlertType.INFORMATION, sentence);
    }

    boolean confirm(String key) {
        return alert(Alert.AlertType.CONFIRMATION, message(key))
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
