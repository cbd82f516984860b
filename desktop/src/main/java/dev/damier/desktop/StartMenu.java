package dev.damier.desktop;

import dev.damier.game.Games;
import dev.damier.game.Text;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The menu shown above the page at the start: New game, Rules, Open, All pages, Exit. Every choice hides it. */
final class StartMenu {
    private static final double BUTTON_WIDTH = 280;

    private final Page page;
    private final Dialogs dialogs;
    private final Runnable exit;
    private final StackPane pane = new StackPane();

    StartMenu(Page page, Dialogs dialogs, Runnable exit) {
        this.page = page;
        this.dialogs = dialogs;
        this.exit = exit;
        pane.getStyleClass().add("start-menu");
        pane.setStyle("-fx-background-color: rgba(30, 26, 20, 0.72);");
        hide();
    }

    Node node() {
        return pane;
    }

    void show() {
        pane.setVisible(true);
    }

    private void hide() {
        pane.setVisible(false);
    }

    void setLanguage(Locale language) {
        Label title = new Label("Damier");
        title.setStyle("-fx-font-size: 34px; -fx-font-weight: bold; -fx-padding: 0 0 12 0;");
        VBox box = new VBox(
                10,
                title,
                gamesButton("new-game", "/play/", language),
                gamesButton("rules", "/rules/", language),
                button("open", language, () -> {
                    Optional<String> game = dialogs.openGame();
                    if (game.isEmpty()) return;
                    hide();
                    page.show(game.get());
                }),
                button("all-pages", language, this::hide),
                button("exit", language, exit));
        box.setAlignment(Pos.CENTER);
        box.setMaxSize(BUTTON_WIDTH + 80, VBox.USE_PREF_SIZE);
        box.setStyle("-fx-background-color: #faf6ee; -fx-background-radius: 14; -fx-padding: 28 40 32 40;");
        pane.getChildren().setAll(box);
    }

    private MenuButton gamesButton(String key, String path, Locale language) {
        MenuButton button = sized(new MenuButton(message(key, language)));
        Games.all().games().forEach(game -> {
            MenuItem item = new MenuItem(game.descriptor().name().in(language));
            item.setOnAction(e -> {
                hide();
                page.navigate(path + game.descriptor().id());
            });
            button.getItems().add(item);
        });
        return button;
    }

    private static Button button(String key, Locale language, Runnable action) {
        Button button = sized(new Button(message(key, language)));
        button.setOnAction(e -> action.run());
        return button;
    }

    private static <B extends ButtonBase> B sized(B button) {
        button.setPrefWidth(BUTTON_WIDTH);
        button.setStyle("-fx-font-size: 16px;");
        return button;
    }

    private static String message(String key, Locale language) {
        return Text.of(StartMenu.class, key).in(language);
    }
}
