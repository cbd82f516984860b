package dev.damier.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Experiment;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the lessons in both languages, and their questions with the real engines. */
class LessonTest {
    private static final Path LESSONS = Path.of("..", "docs", "learn");
    /** Blocks whose content is computed when the page is shown. */
    private static final String INTERACTIVE = "(?:live|solution)";

    private static final Budget BUDGET = Budget.UNLIMITED.withTime(Duration.ofSeconds(60));

    /** Reports by job. Both languages use the same runs, so each is run only once. */
    private static final Map<String, Report> REPORTS = new HashMap<>();

    private static Report runOnce(Job job) {
        return REPORTS.computeIfAbsent(job.toString(), key -> job.run());
    }

    static Stream<String> topics() throws IOException {
        try (Stream<Path> files = Files.list(LESSONS)) {
            List<String> names = files.map(f -> f.getFileName().toString())
                    .filter(n -> n.endsWith(".fr.md"))
                    .map(n -> n.replace(".fr.md", ""))
                    .sorted()
                    .toList();
            assertThat(names).hasSizeGreaterThanOrEqualTo(9);
            return names.stream();
        }
    }

    private static List<Lesson> bothLanguages(String topic) {
        return Stream.of(Locale.ENGLISH, Locale.FRENCH)
                .map(language -> Lesson.of(topic, language).orElseThrow())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("topics")
    void exactlyOneChoiceIsCorrect(String topic) {
        for (Lesson lesson : bothLanguages(topic)) {
            for (Question question : lesson.questions()) {
                Question.Verdict verdict = question.evaluate(BUDGET, LessonTest::runOnce);
                assertThat(verdict.reports().values())
                        .as(question.text())
                        .allSatisfy(report -> assertThat(report.error()).isNull());
                assertThat(verdict.correct())
                        .as(question.text() + " " + verdict.reports())
                        .hasSize(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("topics")
    void bothLanguagesHaveTheSameQuestions(String topic) {
        List<Lesson> lessons = bothLanguages(topic);
        assertThat(lessons.get(0).questions()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(lessons.get(1).questions()).hasSameSizeAs(lessons.get(0).questions());
        for (int i = 0; i < lessons.get(0).questions().size(); i++) {
            Question english = lessons.get(0).questions().get(i);
            Question french = lessons.get(1).questions().get(i);
            assertThat(french.runs()).isEqualTo(english.runs());
            assertThat(french.choices().stream().map(Question.Choice::claim))
                    .containsExactlyElementsOf(english.choices().stream()
                            .map(Question.Choice::claim)
                            .toList());
            assertThat(french.text()).isNotEqualTo(english.text());
        }
    }

    /**
     * Both languages have code blocks of equal length, because demonstrations highlight lines by number, and the same
     * diagrams.
     */
    @ParameterizedTest
    @MethodSource("topics")
    void bothLanguagesHaveTheSameCodeAndDiagrams(String topic) {
        List<Lesson> lessons = bothLanguages(topic);
        assertThat(blocks(lessons.get(1), "text").map(b -> b.lines().count()).toList())
                .isEqualTo(blocks(lessons.get(0), "text")
                        .map(b -> b.lines().count())
                        .toList());
        assertThat(blocks(lessons.get(1), INTERACTIVE)
                        .map(LessonTest::runFields)
                        .toList())
                .isEqualTo(blocks(lessons.get(0), INTERACTIVE)
                        .map(LessonTest::runFields)
                        .toList())
                .isNotEmpty();
    }

    /** Returns what a diagram runs, without its localised texts. */
    private static String runFields(String live) {
        return live.lines()
                .filter(line -> line.startsWith("run:") || line.startsWith("over:") || line.startsWith("board:"))
                .collect(Collectors.joining("\n"));
    }

    /** Every diagram and every solution of an exercise can be computed, for each of its values. */
    @ParameterizedTest
    @MethodSource("topics")
    void everyDiagramRuns(String topic) {
        blocks(bothLanguages(topic).get(0), INTERACTIVE).forEach(block -> {
            String run = field(block, "run");
            for (String value : field(block, "over").split(" ")) {
                Report report = Question.Run.parse("a", run.replace("*", value)).report(BUDGET, LessonTest::runOnce);
                assertThat(report.error()).as(run + " " + value).isNull();
                assertThat(report.stats().expanded()).as(run + " " + value).isPositive();
            }
        });
    }

    /** A class needs no command line: each suggested experiment is a link, and the link works. */
    @ParameterizedTest
    @MethodSource("topics")
    void suggestedExperimentsAreWorkingLinks(String topic) {
        List<Lesson> lessons = bothLanguages(topic);
        assertThat(lessons).allSatisfy(lesson -> assertThat(lesson.markdown()).doesNotContain("./damier"));
        List<String> links = links(lessons.get(0));
        assertThat(links(lessons.get(1))).isEqualTo(links).hasSizeGreaterThanOrEqualTo(3);
        for (String link : links) {
            Map<String, String> given = parameters(link);
            if (given.containsKey("x")) assertFirstBoardRuns(Experiment.read(given.get("x")));
            if (link.startsWith("/analysis?")) {
                Setup setup = Games.all().game(given.get("g")).read(given.get("p"));
                assertThat(Games.all().engine(setup, given.getOrDefault("e", "")))
                        .as(link)
                        .isNotNull();
            }
        }
    }

    /** Checks that every engine of an experiment answers on its first board. */
    private static void assertFirstBoardRuns(Experiment experiment) {
        Setup first = experiment.instances().get(0);
        for (EngineSpec engine : experiment.engines()) {
            Report report = runOnce(experiment.job(first, engine));
            assertThat(report.error()).as(engine + " on " + first.write()).isNull();
        }
    }

    private static List<String> links(Lesson lesson) {
        return Pattern.compile("\\]\\((?:<([^>]+)>|(/[^)]+))\\)")
                .matcher(lesson.markdown())
                .results()
                .map(m -> m.group(1) == null ? m.group(2) : m.group(1))
                .toList();
    }

    private static Map<String, String> parameters(String link) {
        return Stream.of(link.substring(link.indexOf('?') + 1).split("&"))
                .map(field -> field.split("=", 2))
                .filter(field -> field.length == 2)
                .collect(Collectors.toMap(
                        field -> field[0], field -> URLDecoder.decode(field[1], StandardCharsets.UTF_8)));
    }

    private static String field(String block, String name) {
        return block.lines()
                .filter(line -> line.startsWith(name + ": "))
                .map(line -> line.substring(name.length() + 2))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<String> blocks(Lesson lesson, String kind) {
        return Pattern.compile("^```" + kind + "\\n(.*?)^```", Pattern.DOTALL | Pattern.MULTILINE)
                .matcher(lesson.markdown())
                .results()
                .map(m -> m.group(1));
    }

    @Test
    void invalidQuestionIsReported() {
        assertThatThrownBy(() -> Lesson.parse("```question\nWhat?\n```\n"))
                .hasMessageContaining("needs a text, a run, at least two choices");
        assertThatThrownBy(() -> Claim.parse("a.expanded")).hasMessageContaining("a claim must be");
        assertThat(Lesson.of("../secret", Locale.ENGLISH)).isEmpty();
    }
}
