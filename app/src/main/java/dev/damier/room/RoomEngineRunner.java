package dev.damier.room;

import dev.damier.store.StoreException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Engines that sit in rooms: asked when it is theirs to do something, once for each thing. */
final class RoomEngineRunner {
    private static final Duration RETRY = Duration.ofSeconds(2);

    private final EngineExecutor engineExecutor;
    private final ScheduledExecutorService later;
    private final Duration pace;
    /** What each chair was asked last. */
    private final Map<String, String> asked = new ConcurrentHashMap<>();

    /** @param pace how long a shown move is looked at; a bid comes after several of these, as if somebody had thought */
    RoomEngineRunner(EngineExecutor engineExecutor, ScheduledExecutorService later, Duration pace) {
        this.engineExecutor = engineExecutor;
        this.later = later;
        this.pace = pace;
    }

    void runDueTasks(LiveRoom room) {
        for (int seat : room.engines()) room.task(seat).ifPresent(task -> ask(room, seat, task));
    }

    private void ask(LiveRoom room, int seat, EngineTask task) {
        String chair = room.id() + " " + seat;
        if (task.id().equals(asked.put(chair, task.id()))) return;
        if (task.setup() == null) after(1, () -> act(room, seat, task, task.line()));
        else
            engineExecutor.think(chair, room.at(seat).engine, task.setup(), line -> {
                if (line.isEmpty()) {
                    askLater(room, chair);
                    return;
                }
                // Nobody races against a machine that answers at once.
                long beats = task.needsThinkingDelay() ? 4 + 2L * line.size() : 0;
                after(beats, () -> act(room, seat, task, line));
            });
    }

    private void after(long beats, Runnable work) {
        var ignored = later.schedule(work, beats * pace.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** There was no room for it to think, it found nothing in its time, or what it did could not be kept. */
    private void askLater(LiveRoom room, String chair) {
        Runnable again = () -> {
            asked.remove(chair);
            runDueTasks(room);
        };
        var ignored = later.schedule(again, RETRY.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void act(LiveRoom room, int seat, EngineTask task, List<String> line) {
        try {
            int ignored = room.answer(seat, task, line);
        } catch (RoomException e) {
            // Else the room has gone on meanwhile: what was thought of is no longer asked for.
            if (e.isRetryable()) askLater(room, room.id() + " " + seat);
        } catch (StoreException e) {
            askLater(room, room.id() + " " + seat);
        }
    }

    void forget(String room) {
        asked.keySet().removeIf(chair -> chair.startsWith(room + " "));
    }
}
