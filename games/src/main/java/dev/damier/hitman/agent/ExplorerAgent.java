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

/**
 * Explores by a strategy, learns all there is to learn from every answer, and at last sends the map: what is proven, and
 * elsewhere the likeliest content, since a wrong guess is free.
 */
final class ExplorerAgent implements Agent {

    /** Chooses where to look next. */
    interface Strategy {
        /** The next action of phase 1, or null to stop. */
        Action next(RefereeStatus now, Deducer known);
    }

    private final Strategy strategy;
    private final boolean usual;
    private Deducer deducer;
    private boolean sent;

    ExplorerAgent(Strategy strategy, boolean usual) {
        this.strategy = strategy;
        this.usual = usual;
    }

    @Override
    public Act next(Map<String, Object> answer) {
        if (answer.isEmpty()) return new Act("start_phase1", Map.of());
        if (answer.get("status") instanceof Map<?, ?> fields) return explore(read(fields));
        if (answer.containsKey("error")) {
            throw new IllegalStateException("explorer: the referee rejected the action: " + answer.get("error"));
        }
        if (sent) return Act.DONE;
        sent = true;
        return new Act("end_phase1", Map.of());
    }

    /** A status of the world that was dealt, whose size the first one says. */
    RefereeStatus read(Map<?, ?> fields) {
        return deducer == null ? StatusReader.read(fields) : StatusReader.read(fields, deducer.grid());
    }

    private Act explore(RefereeStatus status) {
        if (deducer == null) deducer = new Deducer(status, usual);
        else deducer.learn(status);
        Action action = deducer.complete() ? null : strategy.next(status, deducer);
        return action != null ? new Act(action.method, Map.of()) : new Act("send_content", Map.of("content", map()));
    }

    private List<Object> map() {
        List<Object> entries = new ArrayList<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            Cell cell = deducer.grid().cell(c);
            Content content = deducer.chances().likeliest(c);
            entries.add(List.of(List.of(cell.x(), cell.y()), String.valueOf(content.letter)));
        }
        return entries;
    }

    /** Whether it holds the whole map for proven. */
    boolean certain() {
        return deducer != null && deducer.complete();
    }

    /** What it knows; null before the first answer. */
    Deducer known() {
        return deducer;
    }
}
