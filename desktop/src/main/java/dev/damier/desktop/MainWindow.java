package dev.damier.desktop;

import dev.damier.game.Text;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The main window: a menu bar above the pages. */
final class MainWindow {
    private final EmbeddedServer server;
    private final Stage stage = new Stage();
    private final Page page;
    private final Dialogs dialogs;
    private final StartMenu startMenu;

    private MainWindow(EmbeddedServer server, WindowState state) {
        this.server = server;
        dialogs = new Dialogs(stage);
        page = new Page(server, dialogs);
        startMenu = new StartMenu(page, dialogs, this::close);
        BorderPane content = new BorderPane(new StackPane(page.view(), startMenu.node()));
        MainMenu menu = new MainMenu(page, dialogs, startMenu, this::close);
        page.onLanguageChange(language -> {
            content.setTop(menu.menuBar(language));
            startMenu.setLanguage(language);
        });
        stage.setTitle("Damier");
        page.onTitleChange(stage::setTitle);
        stage.getIcons().add(new Image(MainWindow.class.getResourceAsStream("/web/icon-192.png")));
        stage.setScene(new Scene(content));
        stage.setWidth(state.width());
        stage.setHeight(state.height());
        stage.setMaximized(state.maximized());
    }

    /**
     * Shows the window and returns when it is closed.
     *
     * @param text the text of a game file that the page opens first, if any
     * @param onClose receives the final state of the window
     */
    static void show(EmbeddedServer server, WindowState state, Optional<String> text, Consumer<WindowState> onClose)
            throws InterruptedException, IOException {
        CountDownLatch closed = new CountDownLatch(1);
        try {
            Platform.startup(() -> open(server, state, text, s -> {
                onClose.accept(s);
                closed.countDown();
            }));
        } catch (UnsupportedOperationException e) {
            throw new IOException(
                    Text.of(MainWindow.class, "no-display").in(Locale.getDefault()) + " (" + e.getMessage() + ")", e);
        }
        closed.await();
        Platform.exit();
    }

    private static void open(
            EmbeddedServer server, WindowState state, Optional<String> text, Consumer<WindowState> onClose) {
        MainWindow window = new MainWindow(server, state);
        // A maximised window has the size of the screen, so its previous size is saved instead.
        window.stage.setOnHiding(e -> {
            boolean maximized = window.stage.isMaximized();
            onClose.accept(new WindowState(
                    maximized ? state.width() : window.stage.getWidth(),
                    maximized ? state.height() : window.stage.getHeight(),
                    maximized,
                    server.port()));
        });
        window.page.open(text);
        if (text.isEmpty()) window.startMenu.show();
        window.stage.show();
    }

    private void close() {
        stage.close();
    }
}
