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

/** New game, Open, Save, Music, Exit; Rules. Games are those of the registry. */
final class MainMenu {
    private final Page page;
    private final Dialogs dialogs;
    private final Runnable exit;

    MainMenu(Page page, Dialogs dialogs, Runnable exit) {
        this.page = page;
        this.dialogs = dialogs;
        this.exit = exit;
    }

    MenuBar in(Locale language) {
        Menu game = new Menu(words("game", language));
        game.getItems()
                .addAll(
                        games("new-game", "/play/", language),
                        item(
                                "open",
                                "Shortcut+O",
                                language,
                                () -> dialogs.openGame().ifPresent(page::show)),
                        item("save", "Shortcut+S", language, this::save),
                        new SeparatorMenuItem(),
                        item("music", "", language, this::music),
                        new SeparatorMenuItem(),
                        item("exit", "Shortcut+Q", language, exit));
        Menu help = new Menu(words("help", language));
        help.getItems().add(games("rules", "/rules/", language));
        return new MenuBar(game, help);
    }

    private Menu games(String key, String path, Locale language) {
        Menu menu = new Menu(words(key, language));
        Games.all().games().forEach(game -> {
            MenuItem item = new MenuItem(game.descriptor().name().in(language));
            item.setOnAction(e -> page.go(path + game.descriptor().id()));
            menu.getItems().add(item);
        });
        return menu;
    }

    private static MenuItem item(String key, String keys, Locale language, Runnable action) {
        MenuItem item = new MenuItem(words(key, language));
        if (!keys.isEmpty()) item.setAccelerator(KeyCombination.keyCombination(keys));
        item.setOnAction(e -> action.run());
        return item;
    }

    /** What the page shows, or why the rules do not take it: an address can be anything. */
    private void save() {
        try {
            dialogs.saveGame(GameFile.of(page.address(), page::kept));
        } catch (NotationException e) {
            dialogs.say(e.getMessage());
        }
    }

    /** The engine of this window has no sound; browsers have. */
    private void music() {
        if (!dialogs.agrees("music-elsewhere")) return;
        try {
            page.openInBrowser();
        } catch (IOException e) {
            dialogs.say(e.getMessage());
        }
    }

    private static String words(String key, Locale language) {
        return Text.of(MainMenu.class, key).in(language);
    }
}
