package dev.damier.web;

import dev.damier.job.EngineSeat;
import dev.damier.web.http.SerialExecutor;

/** An engine that plays one game, and the executor that handles its requests one at a time. */
final class EngineSession {
    private final EngineSeat engine = new EngineSeat();
    private final SerialExecutor executor = new SerialExecutor("engine session");

    EngineSeat engine() {
        return engine;
    }

    SerialExecutor executor() {
        return executor;
    }
}
