package dev.damier.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.job.PositionEvaluation;
import dev.damier.run.Outcome.Scale;
import dev.damier.web.http.Json;
import dev.damier.web.lab.BackgroundExperiment.ExperimentEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Tests that a background experiment stores its events for late subscribers and ends after a long time without subscribers.
 */
class BackgroundExperimentTest {
    private long now;

    private BackgroundExperiment experiment() {
        return new BackgroundExperiment("nim", () -> now);
    }

    private static List<String> texts(List<ExperimentEvent> events) {
        return events.stream()
                .map(t -> t.number() + " " + t.event() + " " + t.data())
                .toList();
    }

    @Test
    void eventsAreCountedWithoutBeingWritten() {
        BackgroundExperiment experiment = new BackgroundExperiment("nim");
        Object notWritable = new Object(); // JSON cannot represent it
        experiment.publish("row", Map.of("value", notWritable, "line", "a".repeat(1 << 20)));
        assertThat(experiment.isExhausted()).isFalse();
        for (int i = 0; i < 4; i++) experiment.publish("row", Map.of("lines", List.of("a".repeat(1 << 20))));
        assertThat(experiment.isExhausted()).isTrue();
    }

    @Test
    void lateSubscriberReceivesMissedAndNewEvents() {
        BackgroundExperiment experiment = experiment();
        experiment.begin(3, () -> {});
        experiment.publish("instances", "{}");
        experiment.publishRow("1");
        List<ExperimentEvent> late = new ArrayList<>();
        Runnable unsubscribe = experiment.subscribe(1, late::add);
        experiment.publishRow("2");
        unsubscribe.run();
        experiment.publishRow("3");
        assertThat(texts(late)).containsExactly("2 row 1", "3 row 2");
        assertThat(experiment.progress()).isEqualTo(new BackgroundExperiment.Progress("nim", 3, 3, false));
        experiment.end("done", "{}");
        experiment.publishRow("after the end");
        List<ExperimentEvent> all = new ArrayList<>();
        experiment.subscribe(0, all::add);
        assertThat(texts(all)).endsWith("4 row 3", "5 done {}").hasSize(5);
        assertThat(experiment.progress().ended()).isTrue();
    }

    @Test
    void isExhaustedAfterTheUnattendedLimit() {
        BackgroundExperiment experiment = experiment();
        now += Duration.ofMinutes(29).toNanos();
        assertThat(experiment.isExhausted()).isFalse();
        Runnable unsubscribe = experiment.subscribe(0, t -> {});
        now += Duration.ofHours(2).toNanos();
        assertThat(experiment.isExhausted()).isFalse();
        unsubscribe.run();
        now += Duration.ofMinutes(31).toNanos();
        assertThat(experiment.isExhausted()).isTrue();
    }

    @Test
    void isExhaustedWhenEventsAreTooLarge() {
        BackgroundExperiment experiment = experiment();
        experiment.subscribe(0, t -> {});
        experiment.publishRow("x".repeat(3 << 20));
        assertThat(experiment.isExhausted()).isFalse();
        experiment.publishRow("x".repeat(2 << 20));
        assertThat(experiment.isExhausted()).isTrue();
    }

    @Test
    void eventsAreWrittenInTheSubscribersLanguage() {
        BackgroundExperiment experiment = experiment();
        experiment.publishRow(Map.of(
                "worth",
                PositionEvaluation.of(50, Scale.EVALUATION, Games.all().game("quoridor"))
                        .text()));
        List<String> received = new ArrayList<>();
        for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
            experiment.subscribe(0, experimentEvent -> received.add(Json.write(experimentEvent.data(), language)));
        assertThat(received)
                .containsExactly("{\"worth\":\"+0.50 moves ahead\"}", "{\"worth\":\"+0,50 coup d’avance\"}");
    }

    @Test
    void stopRunsTheStopAction() {
        BackgroundExperiment experiment = experiment();
        int[] stops = {0};
        experiment.begin(1, () -> stops[0]++);
        experiment.stop();
        assertThat(stops[0]).isEqualTo(1);
    }
}
