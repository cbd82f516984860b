package dev.damier.desktop;

import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.File;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Pane;
import javafx.scene.web.WebView;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/**
 * Operates the window like a user: reads it, chooses from the menu and exits. Prints what it saw, one line each, for
 * {@link DesktopTest}.
 */
final class WindowProbe {
    private static final long TIMEOUT_MILLIS = TimeUnit.MINUTES.toMillis(2);

    private WindowProbe() {}

    /** Arguments: {@code SCREENSHOT-FOLDER COMMAND-ARGUMENTS…}. */
    public static void main(String[] args) throws Exception {
        Path pictures = Path.of(args[0]);
        String[] words = java.util.Arrays.copyOfRange(args, 1, args.length);
        Thread user = new Thread(() -> {
            try {
                runScenario(pictures);
            } catch (Exception | AssertionError e) {
                e.printStackTrace();
                Runtime.getRuntime().halt(3);
            }
        });
        user.setDaemon(true);
        user.start();
        System.exit(DesktopMain.run(words));
    }

    private static void runScenario(Path pictures) throws Exception {
        await(() -> !Window.getWindows().isEmpty() && menuBar() != null);
        await(() -> script("location.pathname").equals("/analysis"));
        report("opened", script("location.search"));
        await(() -> hasElement("damier-analysis .study-moves button"));
        saveScreenshot(pictures.resolve("analysis.png"));
        report("menu", onFx(WindowProbe::menuText));
        report("stranger", statusWithoutCookies(script("location.origin")));
        report("window", script("fetch('/api/games').then(r => window.answer = r.status), 'asked'"));
        await(() -> script("String(window.answer)").equals("200"));
        script("document.querySelector('button[lang=fr]').click()");
        await(() -> onFx(WindowProbe::menuText).startsWith("Partie"));
        report("menu", onFx(WindowProbe::menuText));
        onFx(() -> choose(0, 1, 1));
        await(() -> script("location.pathname").startsWith("/play/"));
        await(() -> hasElement("damier-play damier-board svg"));
        saveScreenshot(pictures.resolve("play.png"));
        onFx(() -> choose(1, 0, 0));
        await(() -> script("location.pathname").startsWith("/rules/"));
        onFx(() -> choose(0, 0));
        report("start menu", onFx(() -> String.join(", ", startMenuTexts())));
        saveScreenshot(pictures.resolve("start-menu.png"));
        onFx(WindowProbe::closeStartMenu);
        report("rules", script("location.pathname"));
        report("save", dialogText(0, 3));
        // With an audio device the menu switches the music on and opens no dialog.
        if (script("String(damierSound.available())").equals("false")) report("music", dialogText(0, 5));
        onFx(() -> {
            stage().setWidth(1003);
            stage().setHeight(704);
            return "";
        });
        await(() -> stage().getWidth() == 1003 && stage().getHeight() == 704);
        onFx(() -> choose(0, 7));
    }

    private static Stage stage() {
        return (Stage) Window.getWindows().get(0);
    }

    private static MenuBar menuBar() {
        Scene scene = stage().getScene();
        return scene == null ? null : (MenuBar) scene.lookup(".menu-bar");
    }

    private static String menuText() {
        return menuBar().getMenus().stream()
                .map(m -> m.getText() + ": "
                        + m.getItems().stream().map(MenuItem::getText).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("; "));
    }

    /** Returns the buttons of the start menu, in order; none if it is hidden. */
    private static List<ButtonBase> startMenuButtons() {
        Pane menu = (Pane) stage().getScene().lookup(".start-menu");
        if (!menu.isVisible()) return List.of();
        return ((Pane) menu.getChildren().get(0))
                .getChildren().stream()
                        .filter(ButtonBase.class::isInstance)
                        .map(ButtonBase.class::cast)
                        .toList();
    }

    private static List<String> startMenuTexts() {
        return startMenuButtons().stream().map(ButtonBase::getText).toList();
    }

    private static String closeStartMenu() {
        startMenuButtons().stream()
                .filter(button -> button.getText().equals("Toutes les pages"))
                .forEach(ButtonBase::fire);
        if (!startMenuButtons().isEmpty()) throw new AssertionError("the start menu is still open");
        return "";
    }

    private static String choose(int menu, int... items) {
        MenuItem item = menuBar().getMenus().get(menu);
        for (int at : items) item = ((Menu) item).getItems().get(at);
        item.fire();
        return "";
    }

    /** Chooses a menu item that opens a dialog, confirms the dialog and returns its text. */
    private static String dialogText(int menu, int item) throws Exception {
        Platform.runLater(() -> choose(menu, item));
        await(() -> onFx(WindowProbe::dialog) != null);
        return onFx(() -> {
            DialogPane dialog = dialog();
            String words = dialog.getContentText();
            ((Button) dialog.lookupButton(ButtonType.OK)).fire();
            return words;
        });
    }

    private static DialogPane dialog() {
        return Window.getWindows().stream()
                .map(window -> window.getScene().getRoot())
                .filter(DialogPane.class::isInstance)
                .map(DialogPane.class::cast)
                .findFirst()
                .orElse(null);
    }

    private static boolean hasElement(String selector) throws Exception {
        return script("document.querySelector('" + selector + "') !== null").equals("true");
    }

    private static String script(String script) throws Exception {
        return onFx(() -> String.valueOf(
                ((WebView) stage().getScene().lookup(".web-view")).getEngine().executeScript(script)));
    }

    /** Returns the HTTP status of a request without the window's cookies. */
    private static String statusWithoutCookies(String origin) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(origin + "/")).build();
        return String.valueOf(HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.discarding())
                .statusCode());
    }

    private static void saveScreenshot(Path file) throws Exception {
        // A change of the document is visible some frames later. The frames of the window are counted, because those of
        // the page are not reliable.
        AtomicInteger frames = new AtomicInteger();
        AnimationTimer counting = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames.incrementAndGet();
            }
        };
        Platform.runLater(counting::start);
        await(() -> frames.get() > 20);
        Platform.runLater(counting::stop);
        Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
        BufferedImage image = new Robot().createScreenCapture(screen);
        ImageIO.write(image, "png", new File(file.toString()));
    }

    private static <T> T onFx(Callable<T> callable) throws Exception {
        FutureTask<T> task = new FutureTask<>(callable);
        Platform.runLater(task);
        return task.get();
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(TIMEOUT_MILLIS);
        while (!isTrue(condition)) {
            if (System.nanoTime() > end) throw new AssertionError("timeout; the output so far is above");
            Thread.sleep(50);
        }
    }

    private static boolean isTrue(Callable<Boolean> condition) {
        try {
            return condition.call();
        } catch (Exception e) {
            return false; // not ready yet
        }
    }

    private static void report(String key, String value) {
        System.out.println(key + " " + value);
        System.out.flush();
    }
}
