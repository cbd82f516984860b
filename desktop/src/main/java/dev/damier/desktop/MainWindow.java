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
import javafx.stage.Stage;

/** The window: a menu above the pages. */
final class MainWindow {
    private final EmbeddedServer server;
    private final Stage stage = new Stage();
    private final Page page;
    private final Dialogs dialogs;

    private MainWindow(EmbeddedServer server, WindowState state) {
        this.server = server;
        dialogs = new Dialogs(stage);
        page = new Page(server, dialogs);
        BorderPane content = new BorderPane(page.view());
        MainMenu menu = new MainMenu(page, dialogs, this::close);
        page.whenSpeaking(language -> content.setTop(menu.in(language)));
        stage.setTitle("Damier");
        page.whenTitled(stage::setTitle);
        stage.getIcons().add(new Image(MainWindow.class.getResourceAsStream("/web/icon-192.png")));
        stage.setScene(new Scene(content));
        stage.setWidth(state.width());
        stage.setHeight(state.height());
        stage.setMaximized(state.maximized());
    }

    /** Returns when the window is closed. @param last hears how the window was left */
    static void show(EmbeddedServer server, WindowState state, Optional<String> text, Consumer<WindowState> last)
            throws InterruptedException, IOException {
        CountDownLatch closed = new CountDownLatch(1);
        try {
            Platform.startup(() -> open(server, state, text, s -> {
                last.accept(s);
                closed.countDown();
            }));
        } catch (UnsupportedOperationException e) {
            throw new IOException(
                    Text.of(MainWindow.class, "no-display").in(Locale.getDefault()) + " (" + e.getMessage() + ")", e);
        }
        closed.await();
        Platform.exit();
    }

    private static void open(EmbeddedServer server, WindowState state, Optional<String> text, Consumer<WindowState> last) {
        MainWindow window = new MainWindow(server, state);
        // What a maximized window measures is the screen's size: the one before is kept.
        window.stage.setOnHiding(e -> {
            boolean full = window.stage.isMaximized();
            last.accept(new WindowState(
                    full ? state.width() : window.stage.getWidth(),
                    full ? state.height() : window.stage.getHeight(),
                    full,
                    server.port()));
        });
        window.page.open(text);
        window.stage.show();
    }

    private void close() {
        stage.close();
    }
}
