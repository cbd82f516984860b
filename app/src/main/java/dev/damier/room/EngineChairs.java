package dev.damier.room;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Engines that sit in rooms: asked when it is theirs to do something, once for each thing. */
final class EngineChairs {
    private final Thinker thinker;
    private final ScheduledExecutorService later;
    private final Duration pace;
    /** What each chair was asked last. */
    private final Map<String, String> asked = new ConcurrentHashMap<>();

    /** @param pace how long a shown move is looked at; a bid comes after several of these, as if somebody had thought */
    EngineChairs(Thinker thinker, ScheduledExecutorService later, Duration pace) {
        this.thinker = thinker;
        this.later = later;
        this.pace = pace;
    }

    void look(LiveRoom room) {
        for (int seat : room.engines()) room.task(seat).ifPresent(task -> ask(room, seat, task));
    }

    private void ask(LiveRoom room, int seat, EngineTask task) {
        String chair = room.id() + " " + seat;
        if (task.id().equals(asked.put(chair, task.id()))) return;
        if (task.setup() == null) after(1, () -> act(room, seat, task, task.line()));
        else
            thinker.think(chair, room.at(seat).engine, task.setup(), line -> {
                // Nobody races against a machine that answers at once.
                long beats = task.verb().equals("bid") ? 4 + 2L * line.size() : 0;
                after(beats, () -> act(room, seat, task, line));
            });
    }

    private void after(long beats, Runnable work) {
        later.schedule(work, beats * pace.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static void act(LiveRoom room, int seat, EngineTask task, List<String> line) {
        if (line.isEmpty() && !task.verb().equals("move")) return;
        try {
            switch (task.verb()) {
                case "bid" ->
                    room.act(seat, "bid", Map.of("moves", String.valueOf(line.size()), "line", String.join(" ", line)));
                case "move" ->
                    room.act(
                            seat,
                            line.isEmpty() ? "resign" : "move",
                            line.isEmpty() ? Map.of() : Map.of("move", line.get(0)));
                default -> room.act(seat, task.verb(), Map.of("move", line.get(0)));
            }
        } catch (RoomRefusal e) {
            // The room has gone on meanwhile: what was thought of is no longer asked for.
        }
    }

    void forget(String room) {
        asked.keySet().removeIf(chair -> chair.startsWith(room + " "));
    }
}
