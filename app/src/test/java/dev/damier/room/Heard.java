package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A listener that keeps what it is told. */
final class Heard implements LiveRoom.Listener {
    final List<Integer> numbers = Collections.synchronizedList(new ArrayList<>());
    final List<String> glimpses = Collections.synchronizedList(new ArrayList<>());
    volatile RoomView view;

    @Override
    public void onEvents(List<LiveRoom.RoomEvent> happened, RoomView now) {
        happened.forEach(t -> numbers.add(t.seq()));
        view = now;
    }

    @Override
    public void onEphemeral(String event, Object data) {
        glimpses.add(event + " " + data);
    }

    /** Waits until this number was told. */
    void await(int number) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!numbers.contains(number)) {
            assertThat(System.nanoTime()).as("told so far: " + numbers).isLessThan(end);
            Thread.sleep(5);
        }
    }
}
