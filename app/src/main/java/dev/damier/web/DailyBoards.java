package dev.damier.web;

import dev.damier.background.DaemonThreads;
import dev.damier.background.FailureLog;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Pack;
import dev.damier.game.Presentation;
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
 * The daily boards, one per game, the same for all users: the date determines them. They are dealt once per day in the
 * background, and first when the server starts, so that the home page contains them.
 */
final class DailyBoards {
    /**
     * The daily board of one game.
     *
     * @param day date in ISO format
     * @param seat the side to move
     * @param rival id of the opponent's engine, "" for a puzzle
     * @param par optimal cost, 0 if not proved
     */
    record DailyBoard(
            String game,
            Text name,
            Text about,
            String day,
            String position,
            int seat,
            String rival,
            int par,
            Scene scene) {}

    /**
     * Selects another puzzle of the pack every day, without repetition before all were used: a prime, and so coprime to
     * every pack size.
     */
    private static final long STRIDE = 1_000_003;

    private record Day(LocalDate date, CompletableFuture<List<DailyBoard>> boards) {}

    private static Day day = new Day(LocalDate.MIN, new CompletableFuture<>());

    private DailyBoards() {}

    /** Returns today's boards. Blocks until they are dealt. */
    static List<DailyBoard> boards() {
        CompletableFuture<List<DailyBoard>> boards = ensureDealt();
        if (!boards.isDone()) TimeSlice.current().runBlocking(boards::join);
        return boards.join();
    }

    /** Returns the boards if they are ready within the timeout, else an empty list. */
    static List<DailyBoard> boards(Duration timeout) {
        try {
            return ensureDealt().get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** Starts dealing today's boards unless that has been done, and returns their future. */
    static synchronized CompletableFuture<List<DailyBoard>> ensureDealt() {
        LocalDate date = LocalDate.now(ZoneOffset.UTC);
        if (!date.equals(day.date)) {
            day = new Day(date, new CompletableFuture<>());
            CompletableFuture<List<DailyBoard>> boards = day.boards;
            DaemonThreads.start("today", () -> complete(boards, date));
        }
        return day.boards;
    }

    private static void complete(CompletableFuture<List<DailyBoard>> boards, LocalDate date) {
        boards.completeAsync(() -> deal(date), Runnable::run).whenComplete((dealt, failure) -> {
            if (failure != null) FailureLog.report(FailureLog.Source.SCHEDULER, "daily boards", failure);
        });
    }

    private static List<DailyBoard> deal(LocalDate date) {
        return Games.all().games().stream()
                .sorted(Comparator.comparingInt(game -> game.presentation().rank()))
                .map(game -> dailyBoard(game, date))
                .toList();
    }

    /**
     * Selects from the second pack, which is neither easy nor long. A game without packs deals with the date as seed.
     */
    private static DailyBoard dailyBoard(Game game, LocalDate date) {
        List<Pack> packs = game.packs();
        if (packs.isEmpty()) return dailyBoard(game.deal(Map.of(), date.toEpochDay()), date, 0);
        List<Pack.Task> tasks = packs.get(Math.min(1, packs.size() - 1)).tasks();
        Pack.Task task = tasks.get((int) Math.floorMod(date.toEpochDay() * STRIDE, (long) tasks.size()));
        return dailyBoard(game.read(task.position()), date, task.par());
    }

    /** Describes what the daily board asks for: a puzzle with open information if the game has several modes. */
    private static Text about(Game game) {
        return game.presentation().modes().stream()
                .filter(mode -> !mode.secret())
                .findFirst()
                .map(Presentation.Mode::about)
                .orElse(game.descriptor().about());
    }

    private static DailyBoard dailyBoard(Setup setup, LocalDate date, int par) {
        Game game = setup.game();
        Table table = setup.newTable();
        return new DailyBoard(
                game.descriptor().id(),
                game.descriptor().name(),
                about(game),
                date.toString(),
                setup.write(),
                table.toMove(),
                game.presentation().rival(),
                par,
                table.scene(-1));
    }
}
