package dev.damier.room;

import dev.damier.background.FailureLog;
import dev.damier.store.StoreException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Runs the engines that play in rooms. Every task of an engine is started once. */
final class RoomEngineRunner {
    private static final Duration RETRY_DELAY = Duration.ofSeconds(2);

    private final EngineExecutor engineExecutor;
    private final ScheduledExecutorService scheduler;
    private final Duration pace;
    /** The last task started, per seat. */
    private final Map<String, String> lastTaskIds = new ConcurrentHashMap<>();

    /** @param pace delay between two moves that an engine shows; a bid or a plan is delayed by several times as much */
    RoomEngineRunner(EngineExecutor engineExecutor, ScheduledExecutorService scheduler, Duration pace) {
        this.engineExecutor = engineExecutor;
        this.scheduler = scheduler;
        this.pace = pace;
    }

    /** Starts the current tasks of all engines in a room. */
    void runDueTasks(LiveRoom room) {
        for (int seat : room.engineSeats()) room.engineTask(seat).ifPresent(task -> startTask(room, seat, task));
    }

    private void startTask(LiveRoom room, int seat, EngineTask task) {
        String seatKey = room.id() + " " + seat;
        if (task.id().equals(lastTaskIds.put(seatKey, task.id()))) return;
        if (task.setup() == null) runAfterSteps(1, () -> submitAnswer(room, seat, task, task.line()));
        else
            engineExecutor.think(room.client(), seatKey, room.seatAt(seat).engine, task.setup(), line -> {
                if (line.isEmpty()) {
                    retryLater(room, seatKey);
                    return;
                }
                // Delayed, because people cannot race against an engine that answers immediately.
                long delaySteps = task.needsThinkingDelay() ? 4 + 2L * line.size() : 0;
                runAfterSteps(delaySteps, () -> submitAnswer(room, seat, task, line));
            });
    }

    private void runAfterSteps(long steps, Runnable task) {
        var ignored = scheduler.schedule(
                FailureLog.guarded(FailureLog.Source.ROOM, task), steps * pace.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Schedules a retry after the engine gave no answer or its answer could not be stored. */
    private void retryLater(LiveRoom room, String seatKey) {
        Runnable retry = () -> {
            if (room.isUnloaded()) return;
            lastTaskIds.remove(seatKey);
            runDueTasks(room);
        };
        var ignored = scheduler.schedule(
                FailureLog.guarded(FailureLog.Source.ROOM, retry), RETRY_DELAY.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void submitAnswer(LiveRoom room, int seat, EngineTask task, List<String> line) {
        try {
            int ignored = room.applyEngineAnswer(seat, task, line);
        } catch (RoomException e) {
            // Otherwise the room has changed and the answer is obsolete.
            if (e.isRetryable()) retryLater(room, room.id() + " " + seat);
        } catch (StoreException e) {
            retryLater(room, room.id() + " " + seat);
        } catch (RuntimeException e) {
            room.fail(e);
        }
    }

    /** Drops the task records of a room that was unloaded. */
    void removeRoom(String roomId) {
        lastTaskIds.keySet().removeIf(seatKey -> seatKey.startsWith(roomId + " "));
    }
}
