package dev.damier.web.http;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Overload;
import dev.damier.web.work.Ticket;
import dev.damier.web.work.WorkQueue;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

/**
 * Takes requests through the queue of work and brings their answers back. The answer is made on a worker, bounded while it
 * is written, and sent by another thread; a visitor who hangs up ends the work, one who does not read is hung up on.
 */
public final class Door {
    /** What an answer is made of; nothing but JSON leaves this door. */
    @FunctionalInterface
    public interface Work {
        Object answer(Control control);
    }

    private final WorkQueue queue;
    private final Departures departures;
    private final Sender sender;

    public Door(WorkQueue queue, Pulse pulse, Departures departures) {
        this.queue = queue;
        this.departures = departures;
        sender = new Sender(pulse);
    }

    public void answer(Context ctx, Kind kind, Duration time, Work work) {
        answer(ctx, kind, queue.admission().budget(kind, time), 0, work);
    }

    public void answer(Context ctx, Kind kind, Budget budget, int traceLimit, Work work) {
        answer(ctx, new Turns("request"), kind, budget, traceLimit, work);
    }

    /** After those who asked at the same place before, and before those who ask there later. */
    public void answer(Context ctx, Turns turns, Kind kind, Duration time, Work work) {
        answer(ctx, turns, kind, queue.admission().budget(kind, time), 0, work);
    }

    private void answer(Context ctx, Turns turns, Kind kind, Budget budget, int traceLimit, Work work) {
        Locale language = Ask.language(ctx);
        Question question = new Question(
                turns,
                new Order<>(
                        Ask.client(ctx),
                        kind,
                        budget,
                        traceLimit,
                        progress -> {},
                        control -> Json.bytes(work.answer(control), language)));
        turns.ask(question::begin);
        Departures.Watch watch = departures.watch(ctx, question::leave);
        ctx.future(() -> sender.deliver(ctx, language, question.answer, () -> {
            boolean more = watch.end();
            if (more) ctx.header("Connection", "close");
        }));
    }

    /** A work that is ordered once its turn has come, unless nobody waits for it any more. */
    private final class Question {
        final CompletableFuture<byte[]> answer = new CompletableFuture<>();
        private final Turns turns;
        private final Order<byte[]> order;
        private Ticket<byte[]> ticket;
        private boolean gone;

        Question(Turns turns, Order<byte[]> order) {
            this.turns = turns;
            this.order = order;
        }

        void begin() {
            Ticket<byte[]> begun = ordered();
            if (begun == null) {
                turns.answered();
                return;
            }
            begun.answer().whenComplete((bytes, failure) -> {
                turns.answered();
                if (failure == null) answer.complete(bytes);
                else answer.completeExceptionally(failure);
            });
        }

        private synchronized Ticket<byte[]> ordered() {
            if (gone) return null;
            try {
                ticket = queue.submit(order);
            } catch (Overload e) {
                answer.completeExceptionally(e);
            }
            return ticket;
        }

        void leave() {
            Ticket<byte[]> begun;
            synchronized (this) {
                gone = true;
                begun = ticket;
            }
            if (begun != null) begun.cancel();
            else answer.completeExceptionally(new CancellationException("nobody waits for it any more"));
        }
    }

    /** What is made elsewhere leaves by the same way. */
    void deliver(Context ctx, CompletableFuture<byte[]> answer) {
        ctx.future(() -> sender.deliver(ctx, Ask.language(ctx), answer, () -> {}));
    }

    public long unread() {
        return sender.unread();
    }
}
