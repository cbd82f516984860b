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

@Timeout(60)
class WorkersTest {
    @Test
    void noMoreWorkAndWaitThanSaid() throws Exception {
        ExecutorService pool = Workers.pool("test", 2, 3);
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch go = new CountDownLatch(1);
        List<Future<Boolean>> taken = new ArrayList<>();
        for (int i = 0; i < 5; i++)
            taken.add(pool.submit(() -> {
                begun.countDown();
                return go.await(30, TimeUnit.SECONDS);
            }));
        begun.await();
        assertThatThrownBy(() -> pool.submit(() -> true)).isInstanceOf(RejectedExecutionException.class);
        go.countDown();
        for (Future<Boolean> one : taken) assertThat(one.get()).isTrue();
        assertThat(pool.submit(() -> true).get()).isTrue();
        pool.shutdown();
    }
}
