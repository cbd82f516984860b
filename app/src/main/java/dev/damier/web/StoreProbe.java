package dev.damier.web;

import dev.damier.background.DaemonThreads;
import dev.damier.background.FailureLog;
import dev.damier.store.Database;
import dev.damier.store.StoreException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Checks that the store accepts data. At most one check runs at a time, and its result is valid for some seconds. */
final class StoreProbe {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final Duration VALIDITY = Duration.ofSeconds(2);

    private final Database database;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.factory("store-check"));
    private CompletableFuture<Boolean> last;
    private long checkedAt;

    /** @param database null on a server without storage, which is always ready */
    StoreProbe(Database database) {
        this.database = database;
    }

    /** Returns whether data can be stored. */
    synchronized CompletableFuture<Boolean> run() {
        if (database == null) return CompletableFuture.completedFuture(true);
        long now = System.nanoTime();
        if (last == null || last.isDone() && now - checkedAt > VALIDITY.toNanos()) {
            checkedAt = now;
            last = CompletableFuture.supplyAsync(this::isWritable, thread)
                    .completeOnTimeout(false, TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        }
        return last;
    }

    private boolean isWritable() {
        try {
            database.checkWritable();
            return true;
        } catch (StoreException e) {
            FailureLog.report(FailureLog.Source.STORE, "", e);
            return false;
        }
    }
}
