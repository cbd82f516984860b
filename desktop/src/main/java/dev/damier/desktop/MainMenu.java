package dev.damier.desktop;

import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Text;
import java.io.IOException;
import java.util.Locale;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/** The menu bar: Start menu, New game, Open, Save, Music, Exit; Rules. The games come from the registry. */
final class MainMenu {
    private final Page page;
    private final Dialogs dialogs;
    private final StartMenu startMenu;
    private final Runnable exit;

    MainMenu(Page page, Dialogs dialogs, StartMenu startMenu, Runnable exit) {
        this.page = page;
        this.dialogs = dialogs;
        this.startMenu = startMenu;
        this.exit = exit;
    }

    MenuBar menuBar(Locale language) {
        Menu game = new Menu(message("game", language));
        game.getItems()
                .addAll(
                        item("start-menu", "", language, startMenu::show),
                        gamesMenu("new-game", "/play/", language),
                        item(
                                "open",
                                "Shortcut+O",
                                language,
                                () -> dialogs.openGame().ifPresent(page::show)),
                        item("save", "Shortcut+S", language, this::save),
                        new SeparatorMenuItem(),
                        item("music", "", language, this::switchMusic),
                        new SeparatorMenuItem(),
                        item("exit", "Shortcut+Q", language, exit));
        Menu help = new Menu(message("help", language));
        help.getItems().add(gamesMenu("rules", "/rules/", language));
        return new MenuBar(game, help);
    }

    private Menu gamesMenu(String key, String path, Locale language) {
        Menu menu = new Menu(message(key, language));
        Games.all().games().forEach(game -> {
            MenuItem item = new MenuItem(game.descriptor().name().in(language));
            item.setOnAction(e -> page.navigate(path + game.descriptor().id()));
            menu.getItems().add(item);
        });
        return menu;
    }

    private static MenuItem item(String key, String shortcut, Locale language, Runnable action) {
        MenuItem item = new MenuItem(message(key, language));
        if (!shortcut.isEmpty()) item.setAccelerator(KeyCombination.keyCombination(shortcut));
        item.setOnAction(e -> action.run());
        return item;
    }

    /** Saves the game of the page, or shows why it is invalid; an address can contain anything. */
    private void save() {
        try {
            dialogs.saveGame(GameFile.recordOf(page.address(), page::storedStudy));
        } catch (NotationException e) {
            dialogs.showMessage(e.getMessage());
        }
    }

    /** Switches the music on or off. Without an audio device, offers a browser window, which may be elsewhere. */
    private void switchMusic() {
        if (page.hasSound()) {
            page.switchMusic();
            return;
        }
        if (!dialogs.confirm("music-elsewhere")) return;
        try {
            page.openInBrowser();
        } catch (IOException e) {
            dialogs.showMessage(e.getMessage());
        }
    }

    private static String message(String key, Locale language) {
        return Text.of(MainMenu.class, key).in(language);
    }
}
