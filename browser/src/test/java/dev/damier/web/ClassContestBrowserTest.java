package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import dev.damier.web.http.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Plays a contest of a class with 20 real bots, from the first click of the teacher to the published results. Each
 * student has a folder with the files that the page offers and starts the bot with the command of the token file.
 */
class ClassContestBrowserTest extends ArenaTestBase {
    private static final List<String> STUDENTS = List.of(
            "Ada", "Bruno", "Chloé", "David", "Élise", "Farid", "Grace", "Hugo", "Inès", "Jules", "Karim", "Léa",
            "Marie", "Noah", "Olga", "Paul", "Rosa", "Sami", "Tom", "Zoé");

    private final List<Process> programs = new ArrayList<>();

    @AfterEach
    void endPrograms() {
        for (Process program : programs) {
            program.descendants().forEach(ProcessHandle::destroyForcibly);
            program.destroyForcibly();
        }
    }

    /** Creates the contest: two games per student, five minutes per game, so that no bot loses on time. */
    private static void create(Page teacher) {
        teacher.navigate(address("/teach"));
        teacher.getByText("Create a class contest").click();
        assertThat(bot(teacher, "Greedy")).isVisible();
        only(teacher);
        teacher.getByText("Swiss", new Page.GetByTextOptions().setExact(true)).click();
        teacher.getByLabel("Title").fill("Class 2B");
        teacher.getByLabel("Games per participant").fill("2");
        teacher.getByLabel("Time control").selectOption("clock");
        teacher.getByLabel("Class contest").check();
        open(teacher);
    }

    /** Registers the class and returns the rows of the token file: name, token, link and command. */
    private static List<String[]> register(Page teacher) throws IOException {
        teacher.getByLabel("Names, one per line").fill(String.join("\n", STUDENTS));
        press(teacher, "Register the bots");
        assertThat(teacher.locator(".arena-tokens li b")).hasText(STUDENTS.toArray(String[]::new));
        List<String> tokens = teacher.locator(".arena-tokens li code").allInnerTexts();
        Path file = teacher.waitForDownload(() -> press(teacher, "Download tokens.csv"))
                .path();
        List<String[]> rows = Files.readAllLines(file).stream()
                .skip(1)
                .map(line -> line.substring(1, line.length() - 1).split("\",\""))
                .toList();
        assertThat(rows).extracting(row -> row[0]).isEqualTo(STUDENTS);
        assertThat(rows).extracting(row -> row[1]).isEqualTo(tokens);
        return rows;
    }

    /** Saves the starter and the program that connects it from the page of a student. */
    private static String downloadStarter(Page student, Path connect) throws IOException {
        student.waitForDownload(() ->
                        student.locator(".arena-connect a[href='/connect.py']").click())
                .saveAs(connect);
        return Files.readString(student.waitForDownload(() ->
                        student.locator(".arena-starters").getByText("Python").click())
                .path());
    }

    /** Starts a bot in a folder of its own with the command of the token file. */
    private void connect(String[] row, String bot, Path connect) throws IOException {
        Path home = Files.createDirectory(folder.resolve("student" + programs.size()));
        Files.copy(connect, home.resolve("connect.py"));
        Files.writeString(home.resolve("bot.py"), bot.replace("Python starter", "Bot of " + row[0]));
        programs.add(new ProcessBuilder(row[3].split(" "))
                .directory(home.toFile())
                .redirectErrorStream(true)
                .redirectOutput(home.resolve("output.txt").toFile())
                .start());
    }

    private Page student(String[] row) {
        Page page = person();
        page.navigate(row[2]);
        assertThat(page.locator(".arena-participants li.you")).containsText(row[0]);
        return page;
    }

    @Test
    void twentyBotsPlayFromTheFirstClickToPublishedResults() throws Exception {
        Page teacher = person();
        create(teacher);
        List<String[]> rows = register(teacher);
        Page ada = student(rows.get(0));
        ada.setViewportSize(390, 844);
        Page zoe = student(rows.get(STUDENTS.size() - 1));

        Path connect = folder.resolve("connect.py");
        String starter = downloadStarter(zoe, connect);
        String illegal = starter.replace("choose(Game(moves))", "\"e5\"");
        assertThat(illegal).isNotEqualTo(starter);
        for (String[] row : rows) connect(row, row[0].equals("Zoé") ? illegal : starter, connect);
        assertThat(teacher.locator(".arena-participants .pill.good"))
                .hasCount(STUDENTS.size(), new LocatorAssertions.HasCountOptions().setTimeout(LONG));

        press(ada, "Test run");
        assertThat(ada.locator(".arena-games")).containsText("Open in analysis", within(LONG));
        press(zoe, "Test run");
        assertThat(zoe.locator(".arena-games")).containsText("illegal move", within(LONG));
        assertThat(zoe.locator(".arena-games")).containsText(Pattern.compile("played 'e5': .*legal moves: .*"));
        // The bot of an illegal move is disconnected and connects again.
        assertThat(teacher.locator(".arena-participants .pill.good")).hasCount(STUDENTS.size());

        press(teacher, "Start");
        assertThat(teacher.locator(".arena-head")).containsText("finished", within(LONG));
        assertThat(teacher.locator(".arena-head")).containsText("20 of 20 games");
        for (String name : STUDENTS)
            assertThat(teacher.locator(".arena-participants")).containsText("Bot of " + name);
        assertThat(ada.locator(".arena-head")).containsText("finished");
        assertThat(ada.locator(".arena-participants")).containsText("until the organiser publishes them");
        assertThat(ada.locator(".arena-table")).hasCount(0);

        press(teacher, "Publish the results");
        for (Page page : List.of(teacher, ada, zoe))
            assertThat(page.locator(".arena-table tbody tr")).hasCount(STUDENTS.size());
        assertThat((Integer) ada.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertResults(ada);
        Locator game = ada.locator(".arena-games", new Page.LocatorOptions().setHasText("Open in analysis"))
                .last();
        game.getByText("Open in analysis").first().click();
        assertThat(ada.locator(".study-moves button").first()).isVisible();
    }

    /** Zoé lost both games by an illegal move; no other bot failed, and the points are those of 20 games. */
    private static void assertResults(Page page) throws IOException {
        Path file = page.waitForDownload(() ->
                        page.locator(".arena-files").getByText("games.jsonl").click())
                .path();
        List<String> reasons = Files.readAllLines(file).stream()
                .map(line -> Json.read(line).get("reason").asString())
                .toList();
        assertThat(reasons).hasSize(20);
        assertThat(Collections.frequency(reasons, "illegal-move")).isEqualTo(2);
        assertThat(reasons).isSubsetOf("goal", "draw", "plies", "illegal-move");
        assertThat(page.locator(".arena-table tbody tr:has-text('Zoé') .sum")).hasText("0");
        Object sum = page.evaluate("() => document.querySelector('damier-arena').view.rows"
                + ".reduce((sum, row) => sum + row.points, 0)");
        assertThat(((Number) sum).intValue()).isEqualTo(20);
    }
}
