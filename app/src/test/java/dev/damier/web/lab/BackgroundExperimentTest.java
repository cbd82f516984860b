package dev.damier.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.job.Verdict;
import dev.damier.web.http.Json;
import dev.damier.web.lab.BackgroundExperiment.ExperimentEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What an experiment tells is kept for whoever comes back, and it does not go on alone for ever. */
class BackgroundExperimentTest {
    private long now;

    private BackgroundExperiment experiment() {
        return new BackgroundExperiment("nim", () -> now);
    }

    private static List<String> texts(List<ExperimentEvent> told) {
        return told.stream()
                .map(t -> t.number() + " " + t.event() + " " + t.data())
                .toList();
    }

    @Test
    void whoComesLaterHearsWhatWasMissedAndThenTheRest() {
        BackgroundExperiment x = experiment();
        x.begin(3, () -> {});
        x.publish("instances", "{}");
        x.row("1");
        List<ExperimentEvent> late = new ArrayList<>();
        Runnable leave = x.subscribe(1, late::add);
        x.row("2");
        leave.run();
        x.row("3");
        assertThat(texts(late)).containsExactly("2 row 1", "3 row 2");
        assertThat(x.progress()).isEqualTo(new BackgroundExperiment.Progress("nim", 3, 3, false));
        x.end("done", "{}");
        x.row("after the end");
        List<ExperimentEvent> all = new ArrayList<>();
        x.subscribe(0, all::add);
        assertThat(texts(all)).endsWith("4 row 3", "5 done {}").hasSize(5);
        assertThat(x.progress().ended()).isTrue();
    }

    @Test
    void aloneItEndsAfterAWhileButNotWhileSomebodyListens() {
        BackgroundExperiment x = experiment();
        now += Duration.ofMinutes(29).toNanos();
        assertThat(x.exhausted()).isFalse();
        Runnable leave = x.subscribe(0, t -> {});
        now += Duration.ofHours(2).toNanos();
        assertThat(x.exhausted()).isFalse();
        leave.run();
        now += Duration.ofMinutes(31).toNanos();
        assertThat(x.exhausted()).isTrue();
    }

    @Test
    void whatItTellsIsBounded() {
        BackgroundExperiment x = experiment();
        x.subscribe(0, t -> {});
        x.row("x".repeat(3 << 20));
        assertThat(x.exhausted()).isFalse();
        x.row("x".repeat(2 << 20));
        assertThat(x.exhausted()).isTrue();
    }

    @Test
    void whatWasToldIsWrittenInTheLanguageOfWhoeverHearsIt() {
        BackgroundExperiment x = experiment();
        x.row(Map.of("worth", Verdict.worth(50)));
        List<String> heard = new ArrayList<>();
        for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
            x.subscribe(0, experimentEvent -> heard.add(Json.write(experimentEvent.data(), language)));
        assertThat(heard).containsExactly("{\"worth\":\"+0.50 moves ahead\"}", "{\"worth\":\"+0,50 coup d’avance\"}");
    }

    @Test
    void theStopButtonIsPassedOn() {
        BackgroundExperiment x = experiment();
        int[] pressed = {0};
        x.begin(1, () -> pressed[0]++);
        x.stop();
        assertThat(pressed[0]).isEqualTo(1);
    }
}
