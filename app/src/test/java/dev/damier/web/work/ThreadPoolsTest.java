package dev.damier.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the limits of bounded thread pools. */
@Timeout(60)
class ThreadPoolsTest {
    @Test
    void poolRejectsTasksBeyondItsLimits() throws Exception {
        ExecutorService pool = ThreadPools.bounded("test", 2, 3);
        CountDownLatch started = new CountDownLatch(2);
        CountDownLatch release = new CountDownLatch(1);
        List<Future<Boolean>> accepted = new ArrayList<>();
        for (int i = 0; i < 5; i++)
            accepted.add(pool.submit(() -> {
                started.countDown();
                return release.await(30, TimeUnit.SECONDS);
            }));
        started.await();
        assertThatThrownBy(() -> pool.submit(() -> true)).isInstanceOf(RejectedExecutionException.class);
        release.countDown();
        for (Future<Boolean> future : accepted) assertThat(future.get()).isTrue();
        assertThat(pool.submit(() -> true).get()).isTrue();
        pool.shutdown();
    }
}
