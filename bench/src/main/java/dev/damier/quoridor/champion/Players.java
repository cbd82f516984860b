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
 * Players of a match by a line of text: an engine's id and its options, {@code damier,level=3}; for the champion also
 * {@code net=FILE} to play with a net in training, {@code -futility}, {@code -reductions}, {@code -cold}, {@code
 * -windows}, {@code -learning}, {@code -memory} to leave a technique out, {@code null=1} to add the null move, and {@code
 * -base} to leave out nothing but the book.
 */
final class Players {
    private Players() {}

    static Solver<Board> of(String text) {
        String[] words = text.split(",");
        Map<String, String> options = new LinkedHashMap<>();
        SearchParams tuning = new SearchParams();
        boolean tuned = false;
        boolean forgetful = false;
        for (int i = 1; i < words.length; i++) {
            int eq = words[i].indexOf('=');
            if (words[i].equals("-memory")) forgetful = true;
            else if (words[i].startsWith("-")) {
                leaveOut(tuning, words[i].substring(1));
                tuned = true;
            } else if (eq > 0 && margin(tuning, words[i].substring(0, eq), words[i].substring(eq + 1))) tuned = true;
            else options.put(words[i].substring(0, eq), words[i].substring(eq + 1));
        }
        String file = options.remove("net");
        Solver<Board> player = tuned || file != null
                ? tuned(tuning, file, options)
                : build(Games.all().engine(new Quoridor().read("start"), words[0]), options);
        return forgetful ? player::solve : player;
    }

    /** A board some random balanced plies from the start. */
    static Board opening(int plies, long seed) {
        Map<String, String> options = Map.of("plies", Integer.toString(plies));
        return new Quoridor().deal(options, seed).as(Board.class).orElseThrow();
    }

    private static ChampionSearch tuned(SearchParams tuning, String file, Map<String, String> options) {
        Supplier<Evaluator> evaluators =
                file != null ? load(file) : ChampionEngine.evaluatorFactory(options.getOrDefault("evaluator", "net"));
        return new ChampionSearch(evaluators, tuning, Strength.ofLevel(Strength.MAX_LEVEL), false);
    }

    private static Supplier<Evaluator> load(String file) {
        try {
            Net net = new Net(NetFile.read(Files.readAllBytes(Path.of(file))));
            return () -> new NetEvaluator(net);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The champion at its best with this evaluation, without a book. */
    static ChampionSearch champion(Supplier<Evaluator> evaluators) {
        return new ChampionSearch(evaluators, new SearchParams(), Strength.ofLevel(Strength.MAX_LEVEL), false);
    }

    private static void leaveOut(SearchParams tuning, String technique) {
        switch (technique) {
            case "futility" -> tuning.futility = false;
            case "reductions" -> tuning.reductions = false;
            case "cold" -> tuning.coldPruning = false;
            case "windows" -> tuning.aspiration = false;
            case "learning" -> tuning.moveOrdering = false;
            case "base" -> {}
            default -> throw new IllegalArgumentException("unknown technique '" + technique + "'");
        }
    }

    private static boolean margin(SearchParams tuning, String name, String value) {
        int v = Integer.parseInt(value.matches("-?[0-9]+") ? value : "0");
        switch (name) {
            case "futility" -> tuning.futilityMargin = v;
            case "coldmargin" -> tuning.coldMargin = v;
            case "lmr" -> tuning.setReductions(v / 100.0, 0.4);
            case "walls" -> tuning.baseWalls = v;
            case "null" -> tuning.nullMove = v > 0;
            case "warm" -> tuning.warmDepth = v;
            default -> {
                return false;
            }
        }
        return true;
    }

    private static <P> Solver<Board> build(Engine<P> engine, Map<String, String> options) {
        if (engine instanceof ChampionEngine champion) {
            options.putIfAbsent("learn", "off"); // a figure does not depend on the games before
            return champion.build(options);
        }
        Solver<P> solver = engine.build(options);
        return (board, control) -> solver.solve(engine.requiredView().cast(board), control);
    }
}
