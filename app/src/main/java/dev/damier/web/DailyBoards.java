package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Pack;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.TimeSlice;
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
 * The boards of the day, the same for everybody: the date decides. They are dealt once, the first ones as soon as a
 * server starts, so that its first visitor finds them in the page.
 */
final class DailyBoards {
    /**
     * @param day as ISO writes it
     * @param seat whose task it is
     * @param rival who plays against it, "" for a puzzle
     * @param par what it costs at the least, 0 where nobody has proved it
     */
    record Daily(
            String game,
            Text name,
            Text about,
            String day,
            String position,
            int seat,
            String rival,
            int par,
            Scene scene) {}

    /** Another task of a pack every day, and none again before all were there: prime, and so coprime to every size. */
    private static final long STRIDE = 1_000_003;

    private record Day(LocalDate date, CompletableFuture<List<Daily>> boards) {}

    private static Day day = new Day(LocalDate.MIN, new CompletableFuture<>());

    private DailyBoards() {}

    static List<Daily> boards() {
        CompletableFuture<List<Daily>> boards = dealt();
        if (!boards.isDone()) TimeSlice.current().runBlocking(boards::join);
        return boards.join();
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
                .map(game -> daily(game, date))
                .toList();
    }

    /** From the second pack, which is neither easy nor long; a game without packs deals, with the date as its seed. */
    private static Daily daily(Game game, LocalDate date) {
        List<Pack> packs = game.packs();
        if (packs.isEmpty()) return daily(game.deal(Map.of(), date.toEpochDay()), date, 0);
        List<Pack.Task> tasks = packs.get(Math.min(1, packs.size() - 1)).tasks();
        Pack.Task task = tasks.get((int) Math.floorMod(date.toEpochDay() * STRIDE, (long) tasks.size()));
        return daily(game.read(task.position()), date, task.par());
    }

    private static Daily daily(Setup setup, LocalDate date, int par) {
        Game game = setup.game();
        Table table = setup.newTable();
        return new Daily(
                game.descriptor().id(),
                game.descriptor().name(),
                game.descriptor().about(),
                date.toString(),
                setup.write(),
                table.toMove(),
                game.presentation().rival(),
                par,
                table.scene(-1));
    }
}
