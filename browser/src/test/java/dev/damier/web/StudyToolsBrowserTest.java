package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import dev.damier.record.Records;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Tests the tools of the analysis board: annotations, mouse wheel, images, links and files, all optimal solutions. */
class StudyToolsBrowserTest extends BrowserTestBase {
    private static final String GAME = "/analysis?g=quoridor&p=" + encode("-_-_e1.e9_10.10_1");
    /** A position with four optimal solutions of five moves, with one to three changes of robot. */
    private static final String FOUR_WAYS =
            "/analysis?g=ricochet&p=" + encode("1B-4B-2A-3B_r2.5_g6.13_b7.13_y0.2_t10.14.green");

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator move(int ply) {
        return page.locator(".study-moves [data-ply='" + ply + "']");
    }

    @Test
    void annotationsAreEditedAndSurviveAReload() {
        go(GAME + "&m=" + encode("e2 e8 e3"));
        assertThat(move(3)).hasAttribute("aria-current", "true");
        for (String sign : List.of("!", "?", "??", "!?", "?!", "!!")) {
            button(sign).click();
            assertThat(move(3).locator(".annotation")).hasText(sign);
            assertThat(button(sign)).hasAttribute("aria-pressed", "true");
        }
        page.reload();
        assertThat(move(3).locator(".annotation")).hasText("!!");
        button("!!").click();
        assertThat(move(3).locator(".annotation")).hasCount(0);
    }

    /** The list scrolls in its own area, and the board, the lines and eight moves are in view at 1280 × 800. */
    @Test
    void moveListFollowsTheCurrentMove() {
        String line = "e2 e8 e3 e7 e4 e6 d4 d6 c4 c6 b4 b6 a4 a6 a3 a7 b3 b7 c3 c7 d3 d7 e3 e7 f3 f7 g3 g7 h3 h7";
        go(GAME + "&m=" + encode(line) + "&on=1");
        assertThat(page.locator(".ranked > li")).hasCount(3);
        Locator last = move(30);
        assertThat(last).hasAttribute("aria-current", "true");
        assertThat(isInMoveArea(last)).isTrue();
        assertThat(visibleRows()).isGreaterThanOrEqualTo(8);
        page.keyboard().press("Home");
        assertThat(page.locator(".study-moves [aria-current=true]")).hasCount(0);
        for (int ply = 1; ply <= 30; ply++) {
            page.keyboard().press("ArrowRight");
            assertThat(move(ply)).hasAttribute("aria-current", "true");
            Locator current = move(ply);
            page.waitForCondition(() -> isInMoveArea(current));
        }
        page.keyboard().press("Home");
        assertThat(page.locator(".study-moves [aria-current=true]")).hasCount(0);
        page.waitForCondition(() -> isInMoveArea(move(1)));
        for (String part : List.of(".study-board svg.board", ".ranked > li >> nth=2", ".annotate", ".panel > .foot")) {
            BoundingBox box = page.locator(part).boundingBox();
            assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(800);
        }
        assertThirdLineIsInView();
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("fr"));
        go(GAME + "&m=" + encode(line) + "&on=1");
        assertThat(page.locator(".ranked > li")).hasCount(3);
        assertThirdLineIsInView();
    }

    /** The part of the panel with the lines scrolls if there is too little space. */
    private void assertThirdLineIsInView() {
        BoundingBox insight = page.locator(".panel > .insight").boundingBox();
        BoundingBox thirdLine = page.locator(".ranked > li").nth(2).boundingBox();
        assertThat(thirdLine.y + thirdLine.height)
                .as("the third line is not clipped")
                .isLessThanOrEqualTo(insight.y + insight.height);
    }

    private boolean isInMoveArea(Locator move) {
        BoundingBox area = page.locator(".panel > .fill").boundingBox();
        BoundingBox box = move.boundingBox();
        return box.y >= area.y - 1 && box.y + box.height <= area.y + area.height + 1;
    }

    private long visibleRows() {
        return page.locator(".study-moves .number").all().stream()
                .filter(this::isInMoveArea)
                .count();
    }

    @Test
    void drawnShapesAreKeptInTheRecord() throws IOException {
        go(GAME + "&m=" + encode("e2 e8"));
        assertThat(move(2)).hasAttribute("aria-current", "true");
        drag(4, 7, 4, 5, MouseButton.RIGHT);
        drag(2, 2, 2, 2, MouseButton.RIGHT);
        assertThat(page).hasURL(Pattern.compile(".*csl.*cal.*"));
        assertThat(page.locator(".study-board .ring")).hasCount(1);
        page.reload();
        assertThat(page.locator(".study-board .ring")).hasCount(1);
        assertThat(page.locator(".study-moves")).not().containsText("csl");
        Download file = page.waitForDownload(() -> more("Export game"));
        assertThat(Files.readString(file.path())).contains("e8 {[%csl G2.2] [%cal G4.7-4.5]}");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".study-board .ring")).hasCount(0);
        page.keyboard().press("ArrowRight");
        drag(2, 2, 2, 2, MouseButton.RIGHT);
        assertThat(page.locator(".study-board .ring")).hasCount(0);
        // With the drawing mode on, every pointer draws and no move is played.
        button("Draw circles and arrows (or use the right mouse button)").click();
        drag(4, 7, 4, 6, MouseButton.LEFT);
        assertThat(page).hasURL(Pattern.compile(".*4\\.7-4\\.6.*"));
        assertThat(page.locator(".study-moves button")).hasCount(2);
    }

    /** Drags from cell to cell; x and y count from 0 at the top left. */
    private void drag(int x1, int y1, int x2, int y2, MouseButton mouseButton) {
        List<?> at = (List<?>) page.evaluate("""
                ([x1, y1, x2, y2]) => {
                  const m = document.querySelector(".study-board svg.board").getScreenCTM();
                  const cell = 40;
                  return [x1, y1, x2, y2].map((v, i) => (v + 0.5) * cell * (i % 2 ? m.d : m.a) + (i % 2 ? m.f : m.e));
                }""", List.of(x1, y1, x2, y2));
        double[] p = at.stream().mapToDouble(v -> ((Number) v).doubleValue()).toArray();
        page.mouse().move(p[0], p[1]);
        page.mouse().down(new Mouse.DownOptions().setButton(mouseButton));
        page.mouse().move(p[2], p[3]);
        page.mouse().up(new Mouse.UpOptions().setButton(mouseButton));
    }

    @Test
    void chaptersAreKeptAndSwitched() {
        go(GAME + "&m=" + encode("e2 e8 e3"));
        assertThat(move(3)).hasAttribute("aria-current", "true");
        button("Chapter").click();
        assertThat(page.locator(".chapters option")).hasCount(2);
        assertThat(page.locator(".study-moves button")).hasCount(0);
        page.locator(".study-board .destination").first().click(new Locator.ClickOptions().setForce(true));
        assertThat(page.locator(".study-moves button")).hasCount(1);
        page.locator(".chapters select").selectOption("0");
        assertThat(page.locator(".study-moves button")).hasCount(3);
        page.getByLabel("Name of the chapter").fill("The centre");
        page.getByLabel("Name of the chapter").press("Enter");
        page.reload();
        assertThat(page.locator(".study-moves button")).hasCount(3);
        assertThat(page.locator(".chapters option").first()).hasText("1. The centre");
        page.locator(".chapters select").selectOption("1");
        assertThat(page.locator(".study-moves button")).hasCount(1);
        button("Delete this chapter").click();
        assertThat(page.locator(".chapters option")).hasCount(1);
        assertThat(page.locator(".study-moves button")).hasCount(3);
    }

    @Test
    void mouseWheelStepsThroughMoves() {
        go(GAME + "&m=" + encode("e2 e8 e3") + "&at=1");
        assertThat(move(1)).hasAttribute("aria-current", "true");
        page.locator(".study-board svg.board").hover();
        page.mouse().wheel(0, 120);
        assertThat(move(2)).hasAttribute("aria-current", "true");
        page.mouse().wheel(0, -120);
        assertThat(move(1)).hasAttribute("aria-current", "true");
    }

    @Test
    void boardIsSavedAsImageAndLineAsGif() throws IOException {
        go(GAME + "&m=" + encode("e2 e8 e3"));
        assertThat(move(3)).hasAttribute("aria-current", "true");
        Download picture = page.waitForDownload(() -> more("Save as image"));
        assertThat(Files.readAllBytes(picture.path())).startsWith(0x89, 'P', 'N', 'G');
        assertThat(pawnPixels(ImageIO.read(picture.path().toFile()))).isGreaterThan(200);
        Download moving = page.waitForDownload(() -> more("Save line as GIF"));
        byte[] gif = Files.readAllBytes(moving.path());
        assertThat(new String(gif, 0, 6, StandardCharsets.US_ASCII)).isEqualTo("GIF89a");
        assertThat(pictures(gif)).isEqualTo(4);
    }

    /** Returns how many pixels at the position of the red pawn have its colour. */
    private int pawnPixels(BufferedImage picture) {
        List<?> seen = (List<?>) page.evaluate("""
            () => {
              const use = document.querySelector('.study-board .s-pawn use.t-red');
              const [pawn, board] = [use, use.closest('svg.board')].map((e) => e.getBoundingClientRect());
              const colour = getComputedStyle(use).getPropertyValue('--c').trim().slice(1);
              return [parseInt(colour, 16), (pawn.left - board.left) / board.width,
                (pawn.top - board.top) / board.height, pawn.width / board.width];
            }\
            """);
        List<Double> box = seen.stream().map(n -> ((Number) n).doubleValue()).toList();
        int left = (int) (box.get(1) * picture.getWidth());
        int top = (int) (box.get(2) * picture.getHeight());
        int side = (int) (box.get(3) * picture.getWidth());
        int count = 0;
        for (int y = top; y < top + side; y++)
            for (int x = left; x < left + side; x++)
                if ((picture.getRGB(x, y) & 0xffffff) == box.get(0).intValue()) count++;
        return count;
    }

    /** Counts the frames of a GIF by their graphic control blocks. */
    private static int pictures(byte[] gif) {
        int count = 0;
        for (int i = 0; i + 2 < gif.length; i++)
            if (gif[i] == 0x21 && gif[i + 1] == (byte) 0xf9 && gif[i + 2] == 4) count++;
        return count;
    }

    @Test
    void analysisTooLongForALinkIsSharedAsAFile() throws IOException {
        String words = "long ".repeat(500).strip();
        go(GAME + "&r=" + encode("e2 {" + words + "} e8 e3"));
        assertThat(move(3)).hasAttribute("aria-current", "true");
        Download file = shareWithoutStorage();
        sees(".toast", "Too long for a link");
        assertThat(Records.read(Files.readString(file.path())).moves().get(0).comment())
                .isEqualTo(words);

        page.getByLabel("Comment on this position").fill("more ".repeat(390).strip());
        page.getByLabel("Comment on this position").press("Enter");
        assertThat(page).hasURL(Pattern.compile(".*[?&]k=.*"));
        page.reload();
        assertThat(move(3)).hasAttribute("aria-current", "true");
        sees(".study-moves", "more more");
        Download whole = shareWithoutStorage();
        assertThat(Records.read(Files.readString(whole.path())).moves().get(0).comment())
                .isEqualTo(words);
    }

    /** Shares the analysis while the server cannot store data. */
    private Download shareWithoutStorage() {
        page.route("**/api/kept**", route -> route.fulfill(new Route.FulfillOptions().setStatus(503)));
        Download file = page.waitForDownload(() -> button("Share").click());
        page.unroute("**/api/kept**");
        return file;
    }

    @Test
    void arrowsStepThroughMovesOrMoveTheSelectedPiece() {
        go(GAME + "&m=" + encode("e2 e8"));
        assertThat(move(2)).hasAttribute("aria-current", "true");
        page.locator(".study-board .destination").first().click(new Locator.ClickOptions().setForce(true));
        assertThat(move(3)).hasAttribute("aria-current", "true");
        page.keyboard().press("ArrowLeft");
        assertThat(move(2)).hasAttribute("aria-current", "true");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".study-moves button")).hasCount(3);

        go(FOUR_WAYS);
        assertThat(page.locator(".study-board .piece").first()).isVisible();
        page.keyboard().press("r");
        page.keyboard().press("ArrowUp");
        assertThat(move(1)).hasText(Pattern.compile("1\\s+rN"));
    }

    @Test
    void allOptimalSolutionsAreListedAndSorted() {
        go(FOUR_WAYS + "&on=1");
        button("All optimal solutions").click();
        assertThat(page.locator(".answers tbody tr")).hasCount(4);
        Locator changes = page.locator(".answers th", new Page.LocatorOptions().setHasText("Changes"));
        changes.getByRole(AriaRole.BUTTON).click();
        assertThat(changes).hasAttribute("aria-sort", "ascending");
        assertThat(column(2)).isSorted().startsWith(1).endsWith(3);
        changes.getByRole(AriaRole.BUTTON).click();
        assertThat(changes).hasAttribute("aria-sort", "descending");
        assertThat(column(2)).isSortedAccordingTo(Comparator.reverseOrder());
        page.locator(".answers tbody tr")
                .first()
                .getByRole(AriaRole.BUTTON)
                .last()
                .click();
        assertThat(page.locator(".study-moves button")).hasCount(5);
    }

    private List<Integer> column(int number) {
        return page.locator(".answers tbody td:nth-child(" + number + ")").allInnerTexts().stream()
                .map(Integer::valueOf)
                .toList();
    }

    @Test
    void movesWithLongNamesAreShownAsText() {
        go("/analysis?g=hitman&p=" + encode("..T/#../.P.") + "&on=1");
        assertThat(page.locator(".moves button").first()).hasText(Pattern.compile("1\\s+turn right"));
        page.locator(".moves button").first().click();
        assertThat(move(1)).hasText(Pattern.compile("1\\s+turn right"));
    }

    @Test
    void lineNumbersAreShownOnTheBoard() {
        go(GAME + "&on=1");
        assertThat(page.locator(".ranked > li")).hasCount(3);
        assertThat(page.locator(".study-board .line-number")).hasText(new String[] {"1", "2", "3"});
    }
}
