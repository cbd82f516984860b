package dev.damier.web;

import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;

/**
 * {@code /api/seats}: a place where an opponent sits through a game and remembers what it found; {@code /api/solve} with its
 * id asks whoever sits there. A seat nobody asks is forgotten, and the page takes another.
 */
final class SeatsApi {
    private final Keep<Seat> seats;

    /** @param most how many the memory holds */
    SeatsApi(int most) {
        seats = new Keep<>(most, Math.max(2, most / 4), Duration.ofMinutes(30));
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/seats", this::take);
    }

    private void take(Context ctx) {
        Answers.json(ctx, Map.of("id", seats.add(Ask.client(ctx), new Seat())));
    }

    Seat seat(String id) {
        return seats.get(id).orElseThrow(() -> Refusal.told(404, "gone.seat"));
    }

    int taken() {
        return seats.size();
    }
}
