package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Plays each game from its first move to its end card: by mouse, by touch on a phone in both orientations, and by
 * keyboard only. Every response is delayed, and the page is reloaded in the middle of the game.
 */
class WholeGameBrowserTest extends BrowserTestBase {
    private record Played(String game, String position, String line) {}

    private static final Map<String, Played> GAMES = Map.of(
            "ricochet", new Played("ricochet", RICOCHET, "bS yN bW"),
            "taquin", new Played("taquin", "1,2,3/4,5,6/0,7,8", "7L 8L"),
            "quoridor", new Played("quoridor", "start", "e2 d9 e3 c9 e4 d9 e5 c9 e6 d9 e7 c9 e8 d9 e9"),
            "hitman",
                    new Played(
                            "hitman",
                            "..N/.T./.P.",
                            "turn_clockwise move take_weapon turn_anti_clockwise move kill_target"
                                    + " turn_anti_clockwise move turn_anti_clockwise move"));

    /** Added latency in ms. */
    private static final int LATENCY = 300;

    @ParameterizedTest
    @CsvSource({
        "ricochet, MOUSE, 1280, 800",
        "ricochet, FINGER, 390, 844",
        "ricochet, FINGER, 844, 390",
        "ricochet, KEYS, 1280, 800",
        "taquin, MOUSE, 1280, 800",
        "taquin, FINGER, 390, 844",
        "taquin, FINGER, 844, 390",
        "taquin, KEYS, 1280, 800",
        "quoridor, MOUSE, 1280, 800",
        "quoridor, FINGER, 390, 844",
        "quoridor, FINGER, 844, 390",
        "quoridor, KEYS, 1280, 800",
        "hitman, MOUSE, 1280, 800",
        "hitman, FINGER, 390, 844",
        "hitman, FINGER, 844, 390",
        "hitman, KEYS, 1280, 800"
    })
    void gameIsPlayedToItsEnd(String id, Hand hand, int width, int height) {
        Played game = GAMES.get(id);
        if (hand == Hand.FINGER)
            visit(new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setLocale("en")
                    .setIsMobile(true)
                    .setHasTouch(true));
        go("/play/" + id + "?s2=human&p=" + encode(game.position()));
        page.locator("svg.board .piece").first().waitFor();
        delayResponses();
        Table table = Games.all().game(id).read(game.position()).newTable();
        List<String> line = List.of(game.line().split(" "));
        for (int at = 0; at < line.size(); at++) {
            Move move = table.read(line.get(at));
            hand.play(page, table.scene(-1), move);
            table.play(move.code());
            assertThat(page.locator(".moves button")).hasCount(at + 1);
            if (at + 1 == line.size() / 2) reload(at + 1);
        }
        assertThat(page.locator(".end-card .verdict")).isVisible();
    }

    private void delayResponses() {
        JsonObject conditions = new JsonObject();
        conditions.addProperty("offline", false);
        conditions.addProperty("latency", LATENCY);
        conditions.addProperty("downloadThroughput", -1);
        conditions.addProperty("uploadThroughput", -1);
        context.newCDPSession(page).send("Network.emulateNetworkConditions", conditions);
    }

    private void reload(int moves) {
        assertThat(page).hasURL(Pattern.compile("[?&]m=[^&+]+([+][^&+]+){" + (moves - 1) + "}(&|$)"));
        page.reload();
        assertThat(page.locator(".moves button")).hasCount(moves);
    }

    /** Explores a hidden map, sends it and starts its mission, with one input device. */
    @ParameterizedTest
    @EnumSource(Hand.class)
    void mapIsExploredAndSent(Hand hand) {
        if (hand == Hand.FINGER) onPhone("en");
        go("/explore/hitman?o.rows=5&o.columns=5");
        page.locator("svg.board .piece").first().waitFor();
        Locator paid = page.locator(".counters b").first();
        String before = paid.innerText();
        hand.press(page, page.locator("[data-move=turn_clockwise]"));
        assertThat(paid).not().hasText(before);
        hand.press(page, page.locator("[data-move=send_content]"));
        sees("[role=alertdialog]", "not been seen");
        hand.press(page, page.locator("[role=alertdialog] .btn.main"));
        assertThat(page.locator(".end-card .verdict")).isVisible();
        hand.press(page, page.locator(".foot .btn.main"));
        assertThat(page).hasURL(Pattern.compile(".*/play/hitman\\?.*paid=.*"));
        assertThat(page.locator("damier-play svg.board .piece").first()).isVisible();
    }

    /** An input device that can make any move of any game. */
    private enum Hand {
        MOUSE {
            @Override
            void move(Page page, Scene scene, Move move) {
                double[] from = point(page, scene, move.from());
                double[] to = point(page, scene, move.to());
                page.mouse().move(from[0], from[1]);
                page.mouse().down();
                page.mouse().move(to[0], to[1]);
                page.mouse().up();
            }

            @Override
            void act(Page page, Move move) {
                press(page, page.locator("[data-move=" + move.text() + "]"));
            }

            @Override
            void press(Page page, Locator button) {
                button.click();
            }
        },
        FINGER {
            @Override
            void move(Page page, Scene scene, Move move) {
                boolean robots = scene.pieces().stream().anyMatch(p -> p.shape() == Scene.Piece.Shape.ROBOT);
                if (robots) {
                    String tone = scene.pieces().stream()
                            .filter(p -> Spot.cell(p.x(), p.y()).equals(move.from()))
                            .findFirst()
                            .orElseThrow()
                            .tone()
                            .wireName();
                    page.locator(".chooser:first-child .choice.t-" + tone).tap();
                    page.locator(".touch-controls")
                            .getByLabel(Map.of('N', "up", 'E', "right", 'S', "down", 'W', "left")
                                    .get(move.way()))
                            .tap();
                    return;
                }
                boolean tiles = scene.pieces().get(0).shape() == Scene.Piece.Shape.TILE;
                double[] at = point(page, scene, tiles ? move.from() : move.to());
                page.touchscreen().tap(at[0], at[1]);
            }

            @Override
            void act(Page page, Move move) {
                press(page, page.locator("[data-move=" + move.text() + "]"));
            }

            @Override
            void press(Page page, Locator button) {
                button.tap();
            }
        },
        KEYS {
            @Override
            void move(Page page, Scene scene, Move move) {
                scene.pieces().stream()
                        .filter(p -> p.shape() == Scene.Piece.Shape.ROBOT)
                        .filter(p -> Spot.cell(p.x(), p.y()).equals(move.from()))
                        .forEach(p -> page.keyboard().press(p.label().toLowerCase(java.util.Locale.ROOT)));
                arrow(page, move);
            }

            @Override
            void act(Page page, Move move) {
                if (move.way() != ' ') arrow(page, move);
                else page.keyboard().press(String.valueOf(move.key()));
            }

            /** Reaches the button with the Tab key only. */
            @Override
            void press(Page page, Locator button) {
                button.waitFor();
                for (int tabs = 0; tabs < 100; tabs++) {
                    if ((Boolean) button.evaluate("it => it === document.activeElement")) break;
                    page.keyboard().press("Tab");
                }
                assertThat(button).isFocused();
                page.keyboard().press("Enter");
            }

            private void arrow(Page page, Move move) {
                page.keyboard()
                        .press(Map.of('N', "ArrowUp", 'E', "ArrowRight", 'S', "ArrowDown", 'W', "ArrowLeft")
                                .get(move.way()));
            }
        };

        /** Makes a move from one cell to another. */
        abstract void move(Page page, Scene scene, Move move);

        /** Makes a move that has a button. */
        abstract void act(Page page, Move move);

        abstract void press(Page page, Locator button);

        void play(Page page, Scene scene, Move move) {
            if (move.to() == null || move.key() != ' ') act(page, move);
            else move(page, scene, move);
        }

        private static double[] point(Page page, Scene scene, Spot cell) {
            BoundingBox box = page.locator("svg.board .rim").first().boundingBox();
            return new double[] {
                box.x + (cell.x() + 0.5) * box.width / scene.columns(),
                box.y + (cell.y() + 0.5) * box.height / scene.rows()
            };
        }
    }
}
