package dev.damier.cli.screen;

import dev.damier.run.Budget;
import dev.damier.run.Control;

/** Creates the control of a search with a progress line (on a terminal) and cancellation by Ctrl-C. */
public final class WatchedSearch implements AutoCloseable {
    private final Screen screen;
    private final ProgressLine progress;
    private final Interrupt.Scope interrupt;
    private volatile Control control;

    public WatchedSearch(Screen screen) {
        this.screen = screen;
        progress = new ProgressLine(screen);
        interrupt = screen.interrupt().onInterrupt(this::stop);
    }

    /** Creates the control. Must be called once, on the thread of the search. */
    public Control control(Budget budget) {
        control = screen.showsProgress() ? new Control(budget, 0, progress) : new Control(budget);
        control.onNote(progress::show);
        if (screen.interrupt().isInterrupted()) control.cancel();
        return control;
    }

    private void stop() {
        if (control != null) control.cancel();
    }

    @Override
    public void close() {
        interrupt.close();
        progress.close();
    }
}
