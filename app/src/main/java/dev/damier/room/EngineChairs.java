package dev.damier.room;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Engines that sit in rooms: asked when it is theirs to do something, once for each thing. */
final class EngineChairs {
    private static final Duration RETRY = Duration.ofSeconds(2);

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
                if (line.isEmpty()) {
                    var ignored = later.schedule(() -> askAgain(room, chair), RETRY.toMillis(), TimeUnit.MILLISECONDS);
                    return;
                }
                // Nobody races against a machine that answers at once.
                long beats = task.thoughtful() ? 4 + 2L * line.size() : 0;
                after(beats, () -> act(room, seat, task, line));
            });
    }

    private void after(long beats, Runnable work) {
        var ignored = later.schedule(work, beats * pace.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** There was no room for it to think, or it found nothing in its time. */
    private void askAgain(LiveRoom room, String chair) {
        asked.remove(chair);
        look(room);
    }

    private static void act(LiveRoom room, int seat, EngineTask task, List<String> line) {
        try {
            int ignored = room.act(seat, task.verb(), task.args(line));
        } catch (RoomRefusal e) {
            // The room has gone on meanwhile: what was thought of is no longer asked for.
        }
    }

    void forget(String room) {
        asked.keySet().removeIf(chair -> chair.startsWith(room + " "));
    }
}
