package dev.damier.web;

import dev.damier.game.Games;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The boards of the day, the same for everybody: the date is the seed. They are dealt once, the first ones as soon as a
 * server starts, so that its first visitor finds them in the page.
 */
final class Today {
    record Daily(String game, Text name, Text about, String position, Scene scene) {}

    private record Day(LocalDate date, CompletableFuture<List<Daily>> boards) {}

    private static Day day = new Day(LocalDate.MIN, new CompletableFuture<>());

    private Today() {}

    static List<Daily> boards() {
        return dealt().join();
    }

    /** The boards if they are there within this time, else none. */
    static List<Daily> boards(Duration patience) {
        try {
            return dealt().get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** Begins to deal them, unless that is done. */
    static synchronized CompletableFuture<List<Daily>> dealt() {
        LocalDate date = LocalDate.now(ZoneOffset.UTC);
        if (!date.equals(day.date)) {
            day = new Day(date, new CompletableFuture<>());
            CompletableFuture<List<Daily>> boards = day.boards;
            Thread dealer = new Thread(() -> boards.completeAsync(() -> deal(date), Runnable::run), "today");
            dealer.setDaemon(true);
            dealer.start();
        }
        return day.boards;
    }

    private static List<Daily> deal(LocalDate date) {
        return Games.all().games().stream()
                .sorted(Comparator.comparingInt(game -> game.presentation().rank()))
                .map(game -> daily(game.deal(Map.of(), date.toEpochDay())))
                .toList();
    }

    private static Daily daily(Setup setup) {
        var card = setup.game().card();
        return new Daily(
                card.id(),
                card.name(),
                card.about(),
                setup.write(),
                setup.seat().scene(-1));
    }
}
