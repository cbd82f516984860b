package dev.damier.quoridor.champion;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.Quoridor;
import dev.damier.run.Solver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Creates the players of a match from text: an engine id and its options, such as {@code damier,level=3}. For the
 * engine champion, {@code net=FILE} selects a net. {@code -futility}, {@code -reductions}, {@code -cold}, {@code
 * -windows}, {@code -learning} and {@code -memory} disable a technique, {@code null=1} enables the null move, and
 * {@code -base} disables only the book.
 */
final class Players {
    private Players() {}

    static Solver<Board> parse(String text) {
        String[] parts = text.split(",");
        Map<String, String> options = new LinkedHashMap<>();
        SearchParams params = new SearchParams();
        boolean hasParams = false;
        boolean withoutMemory = false;
        for (int i = 1; i < parts.length; i++) {
            int eq = parts[i].indexOf('=');
            if (parts[i].equals("-memory")) withoutMemory = true;
            else if (parts[i].startsWith("-")) {
                disable(params, parts[i].substring(1));
                hasParams = true;
            } else if (eq > 0 && setParameter(params, parts[i].substring(0, eq), parts[i].substring(eq + 1)))
                hasParams = true;
            else options.put(parts[i].substring(0, eq), parts[i].substring(eq + 1));
        }
        String file = options.remove("net");
        Solver<Board> player = hasParams || file != null
                ? tunedChampion(params, file, options)
                : build(Games.all().engine(new Quoridor().read("start"), parts[0]), options);
        return withoutMemory ? player::solve : player;
    }

    /** Returns a board some random balanced plies from the start. */
    static Board randomOpening(int plies, long seed) {
        Map<String, String> options = Map.of("plies", Integer.toString(plies));
        return new Quoridor().deal(options, seed).as(Board.class).orElseThrow();
    }

    private static ChampionSearch tunedChampion(SearchParams params, String file, Map<String, String> options) {
        Supplier<Evaluator> evaluators =
                file != null ? load(file) : ChampionEngine.evaluatorFactory(options.getOrDefault("evaluator", "net"));
        return new ChampionSearch(evaluators, params, Strength.ofLevel(Strength.MAX_LEVEL), false);
    }

    private static Supplier<Evaluator> load(String file) {
        try {
            Net net = new Net(NetFile.read(Files.readAllBytes(Path.of(file))));
            return () -> new NetEvaluator(net);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the engine champion at its maximum strength with this evaluation, without a book. */
    static ChampionSearch champion(Supplier<Evaluator> evaluators) {
        return new ChampionSearch(evaluators, new SearchParams(), Strength.ofLevel(Strength.MAX_LEVEL), false);
    }

    private static void disable(SearchParams params, String technique) {
        switch (technique) {
            case "futility" -> params.futility = false;
            case "reductions" -> params.reductions = false;
            case "cold" -> params.coldPruning = false;
            case "windows" -> params.aspiration = false;
            case "learning" -> params.moveOrdering = false;
            case "base" -> {}
            default -> throw new IllegalArgumentException("unknown technique '" + technique + "'");
        }
    }

    private static boolean setParameter(SearchParams params, String name, String value) {
        int v = Integer.parseInt(value.matches("-?[0-9]+") ? value : "0");
        switch (name) {
            case "futility" -> params.futilityMargin = v;
            case "coldmargin" -> params.coldMargin = v;
            case "lmr" -> params.setReductions(v / 100.0, 0.4);
            case "walls" -> params.baseWalls = v;
            case "null" -> params.nullMove = v > 0;
            case "warm" -> params.warmDepth = v;
            default -> {
                return false;
            }
        }
        return true;
    }

    private static <P> Solver<Board> build(Engine<P> engine, Map<String, String> options) {
        if (engine instanceof ChampionEngine champion) {
            options.putIfAbsent("learn", "off"); // results must not depend on earlier games
            return champion.build(options);
        }
        Solver<P> solver = engine.build(options);
        return (board, control) -> solver.solve(engine.requiredView().cast(board), control);
    }
}
