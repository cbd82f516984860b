package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A listener that records all events it receives. */
final class RecordingListener implements LiveRoom.Listener {
    final List<Integer> seqs = Collections.synchronizedList(new ArrayList<>());
    final List<String> ephemeralEvents = Collections.synchronizedList(new ArrayList<>());
    /** Number of moves on each private board received. */
    final List<Integer> boardMoves = Collections.synchronizedList(new ArrayList<>());

    final AtomicInteger updates = new AtomicInteger();
    volatile RoomView view;
    volatile RoomException failure;

    @Override
    public void onUpdate(RoomUpdate update) {
        updates.incrementAndGet();
        update.events().forEach(event -> seqs.add(event.seq()));
        update.view().ifPresent(newView -> view = newView);
        update.board().ifPresent(board -> boardMoves.add(board.played().size()));
        update.presence().ifPresent(presence -> ephemeralEvents.add("presence " + presence));
        update.reactions().forEach(reaction -> ephemeralEvents.add("sign " + reaction));
    }

    @Override
    public void onFailure(RoomException reason) {
        failure = reason;
    }

    /** Waits until the event with this sequence number has arrived. */
    void awaitSeq(int seq) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!seqs.contains(seq)) {
            assertThat(System.nanoTime()).as("received so far: " + seqs).isLessThan(end);
            Thread.sleep(5);
        }
    }
}
