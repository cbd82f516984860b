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
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.web.WebView;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/** A person at the window: looks, chooses from the menu, leaves. Tells what was seen, a line each, for the test outside. */
final class WindowProbe {
    private static final long PATIENCE = TimeUnit.MINUTES.toMillis(2);

    private WindowProbe() {}

    /** {@code PICTURES-FOLDER WORDS-OF-THE-COMMAND…}. */
    public static void main(String[] args) throws Exception {
        Path pictures = Path.of(args[0]);
        String[] words = java.util.Arrays.copyOfRange(args, 1, args.length);
        Thread person = new Thread(() -> {
            try {
                visit(pictures);
            } catch (Exception | AssertionError e) {
                e.printStackTrace();
                Runtime.getRuntime().halt(3);
            }
        });
        person.setDaemon(true);
        person.start();
        System.exit(DesktopMain.run(words));
    }

    private static void visit(Path pictures) throws Exception {
        await(() -> !Window.getWindows().isEmpty() && bar() != null);
        await(() -> script("location.pathname").equals("/analysis"));
        tell("opened", script("location.search"));
        await(() -> shows("damier-analysis .study-moves button"));
        picture(pictures.resolve("analysis.png"));
        tell("menu", onFx(WindowProbe::menu));
        tell("stranger", stranger(script("location.origin")));
        tell("window", script("fetch('/api/games').then(r => window.answer = r.status), 'asked'"));
        await(() -> script("String(window.answer)").equals("200"));
        script("document.querySelector('button[lang=fr]').click()");
        await(() -> onFx(WindowProbe::menu).startsWith("Partie"));
        tell("menu", onFx(WindowProbe::menu));
        onFx(() -> choose(0, 0, 1));
        await(() -> script("location.pathname").startsWith("/play/"));
        await(() -> shows("damier-play damier-board svg"));
        picture(pictures.resolve("play.png"));
        onFx(() -> choose(1, 0, 0));
        await(() -> script("location.pathname").startsWith("/rules/"));
        tell("rules", script("location.pathname"));
        tell("save", answered(0, 2));
        tell("music", answered(0, 4));
        onFx(() -> {
            stage().setWidth(1003);
            stage().setHeight(704);
            return "";
        });
        await(() -> stage().getWidth() == 1003 && stage().getHeight() == 704);
        onFx(() -> choose(0, 6));
    }

    private static Stage stage() {
        return (Stage) Window.getWindows().get(0);
    }

    private static MenuBar bar() {
        Scene scene = stage().getScene();
        return scene == null ? null : (MenuBar) scene.lookup(".menu-bar");
    }

    private static String menu() {
        return bar().getMenus().stream()
                .map(m -> m.getText() + ": "
                        + m.getItems().stream().map(MenuItem::getText).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("; "));
    }

    private static String choose(int menu, int... items) {
        MenuItem item = bar().getMenus().get(menu);
        for (int at : items) item = ((Menu) item).getItems().get(at);
        item.fire();
        return "";
    }

    /** Chooses what is asked or said in a dialog, agrees to it, and returns its words. */
    private static String answered(int menu, int item) throws Exception {
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

    private static boolean shows(String selector) throws Exception {
        return script("document.querySelector('" + selector + "') !== null").equals("true");
    }

    private static String script(String script) throws Exception {
        return onFx(() -> String.valueOf(
                ((WebView) stage().getScene().lookup(".web-view")).getEngine().executeScript(script)));
    }

    /** Somebody without the window's cookies. */
    private static String stranger(String origin) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(origin + "/")).build();
        return String.valueOf(HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.discarding())
                .statusCode());
    }

    private static void picture(Path file) throws Exception {
        // What is in the document is on the screen some frames later: those of the window, the page's own are no
        // measure.
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

    private static <T> T onFx(Callable<T> question) throws Exception {
        FutureTask<T> task = new FutureTask<>(question);
        Platform.runLater(task);
        return task.get();
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        while (!holds(condition)) {
            if (System.nanoTime() > end) throw new AssertionError("waited in vain; told so far is above");
            Thread.sleep(50);
        }
    }

    private static boolean holds(Callable<Boolean> condition) {
        try {
            return condition.call();
        } catch (Exception e) {
            return false; // not there yet
        }
    }

    private static void tell(String what, String seen) {
        System.out.println(what + " " + seen);
        System.out.flush();
    }
}
