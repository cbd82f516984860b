package dev.damier.web;

import dev.damier.job.EngineSeat;
import dev.damier.web.http.SerialExecutor;

/** An opponent's place at a game: it is asked one question at a time. */
final class Seat {
    private final EngineSeat engine = new EngineSeat();
    private final SerialExecutor executor = new SerialExecutor("engine session");

    EngineSeat engine() {
        return engine;
    }

    SerialExecutor turns() {
        return executor;
    }
}
