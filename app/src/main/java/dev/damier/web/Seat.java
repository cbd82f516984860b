package dev.damier.web;

import dev.damier.job.EngineSeat;
import dev.damier.web.http.Turns;

/** An opponent's place at a game: it is asked one question at a time. */
final class Seat {
    private final EngineSeat engine = new EngineSeat();
    private final Turns turns = new Turns("seat");

    EngineSeat engine() {
        return engine;
    }

    Turns turns() {
        return turns;
    }
}
