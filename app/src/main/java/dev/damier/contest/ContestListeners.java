package dev.damier.contest;

import dev.damier.contest.LiveContest.Listener;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** The listeners of a contest. Calls them outside the lock of the contest. */
final class ContestListeners implements Listener {
    private final Set<Listener> listeners = new CopyOnWriteArraySet<>();

    /** Adds a listener. The result removes it. */
    Runnable subscribe(Listener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    @Override
    public void onChange() {
        listeners.forEach(Listener::onChange);
    }

    @Override
    public void onBoard(ContestView.Board board) {
        listeners.forEach(listener -> listener.onBoard(board));
    }

    @Override
    public void onFailure(ContestException reason) {
        listeners.forEach(listener -> listener.onFailure(reason));
    }
}
