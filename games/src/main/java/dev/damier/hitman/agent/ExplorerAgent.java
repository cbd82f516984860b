package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.StatusReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An agent for phase 1. It adds every answer of the referee to a {@link Deducer}, and a strategy chooses the next
 * action. At the end it submits the map with the most likely content of every cell, because a wrong cell costs nothing.
 */
final class ExplorerAgent implements Agent {

    /** Chooses the next action of an exploration. */
    interface Strategy {
        /** Returns the next action of phase 1, or null to stop exploring. */
        @Nullable Action next(RefereeStatus status, Deducer deducer);
    }

    private final Strategy strategy;
    private final boolean oneOfEachObject;
    /** Null before the first answer. */
    private @Nullable Deducer deducer;

    private boolean mapSent;

    /** @param oneOfEachObject whether to assume one target, one suit and one wire */
    ExplorerAgent(Strategy strategy, boolean oneOfEachObject) {
        this.strategy = strategy;
        this.oneOfEachObject = oneOfEachObject;
    }

    @Override
    public Act next(Map<String, Object> answer) {
        if (answer.isEmpty()) return new Act("start_phase1", Map.of());
        if (answer.get("status") instanceof Map<?, ?> fields) return explore(readStatus(fields));
        if (answer.containsKey("error")) {
            throw new IllegalStateException("explorer: the referee rejected the action: " + answer.get("error"));
        }
        if (mapSent) return Act.DONE;
        mapSent = true;
        return new Act("end_phase1", Map.of());
    }

    /** Reads a status. The first one determines the size of the world. */
    RefereeStatus readStatus(Map<?, ?> fields) {
        return deducer == null ? StatusReader.read(fields) : StatusReader.read(fields, deducer.grid());
    }

    private Act explore(RefereeStatus status) {
        Deducer known = deducer;
        if (known == null) deducer = known = new Deducer(status, oneOfEachObject);
        else known.observe(status);
        Action action = known.isComplete() ? null : strategy.next(status, known);
        return action != null
                ? new Act(action.method, Map.of())
                : new Act("send_content", Map.of("content", mapEntries(known)));
    }

    /** Returns the map to submit, in the format of the referee. */
    private static List<Object> mapEntries(Deducer deducer) {
        List<Object> entries = new ArrayList<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            Cell cell = deducer.grid().cell(c);
            Content content = deducer.probabilities().mostLikely(c);
            entries.add(List.of(List.of(cell.x(), cell.y()), String.valueOf(content.letter)));
        }
        return entries;
    }

    /** Returns whether the content of every cell is proved. */
    boolean isMapProven() {
        return deducer != null && deducer.isComplete();
    }

    /** Returns the deducer of this exploration. It exists from the first status on. */
    Deducer deducer() {
        return Objects.requireNonNull(deducer, "the referee has not sent a status yet");
    }
}
