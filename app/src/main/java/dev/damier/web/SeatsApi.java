package dev.damier.web;

import dev.damier.web.http.Responses;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.HttpErrorException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;

/**
 * {@code /api/seats}: a place where an opponent sits through a game and remembers what it found; {@code /api/solve} with its
 * id asks whoever sits there. A seat nobody asks is forgotten, and the page takes another.
 */
final class SeatsApi {
    private final ExpiringStore<Seat> seats;

    /** @param max how many the memory holds */
    SeatsApi(int max) {
        seats = new ExpiringStore<>(max, Math.max(2, max / 4), Duration.ofMinutes(30));
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/seats", this::take);
    }

    private void take(Context ctx) {
        Responses.json(ctx, Map.of("id", seats.add(RequestParams.client(ctx), new Seat())));
    }

    Seat seat(String id) {
        return seats.get(id).orElseThrow(() -> HttpErrorException.localized(404, "gone.seat"));
    }

    int taken() {
        return seats.size();
    }
}
