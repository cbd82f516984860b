package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A listener that records all events it receives. */
final class RecordingListener implements LiveRoom.Listener {
    final List<Integer> seqs = Collections.synchronizedList(new ArrayList<>());
    final List<String> ephemeralEvents = Collections.synchronizedList(new ArrayList<>());
    volatile RoomView view;

    @Override
    public void onEvents(List<LiveRoom.RoomEvent> events, RoomView newView) {
        events.forEach(event -> seqs.add(event.seq()));
        view = newView;
    }

    @Override
    public void onEphemeral(String event, Object data) {
        ephemeralEvents.add(event + " " + data);
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
