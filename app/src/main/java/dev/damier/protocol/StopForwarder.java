package dev.damier.protocol;

import dev.damier.background.DaemonThreads;
import dev.damier.run.Control;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Forwards the cancellation of a search to the player that is searching. If the player does not answer within a second,
 * it is dismissed.
 */
public final class StopForwarder implements AutoCloseable {
    private static final int POLL_MILLIS = 20;
    private static final int STOP_TIMEOUT_MILLIS = 1000;

    private final CountDownLatch answered = new CountDownLatch(1);

    public StopForwarder(Control control, Player player) {
        DaemonThreads.start("stop-forwarder", () -> forwardStop(control, player));
    }

    private void forwardStop(Control control, Player player) {
        try {
            while (!control.isCancelled()) if (answered.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) return;
            player.stop();
            if (!answered.await(STOP_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) player.dismiss();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        answered.countDown();
    }
}
