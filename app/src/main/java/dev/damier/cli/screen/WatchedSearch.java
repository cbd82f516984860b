package dev.damier.cli.screen;

import dev.damier.run.Budget;
import dev.damier.run.Control;

/** Makes the control of a search that a person watches and may stop: progress where there is a terminal, and Ctrl-C. */
public final class WatchedSearch implements AutoCloseable {
    private final Screen screen;
    private final ProgressLine progress;
    private final Interrupt.Scope interrupt;
    private volatile Control control;

    public WatchedSearch(Screen screen) {
        this.screen = screen;
        progress = new ProgressLine(screen);
        interrupt = screen.interrupt().during(this::stop);
    }

    /** To be called on the solving thread, once. */
    public Control control(Budget budget) {
        control = screen.watched() ? new Control(budget, 0, progress) : new Control(budget);
        control.onNote(progress::say);
        if (screen.interrupt().asked()) control.cancel();
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
