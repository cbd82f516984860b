package dev.damier.quoridor.champion;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.GamePlayer;
import dev.damier.quoridor.Board;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The engine {@code damier}, with the levels 1 to 8. The package description explains how it works. */
public final class ChampionEngine
        implements Engine<Board>,
                EngineCapability.Deepening,
                EngineCapability.Pacing,
                EngineCapability.Booked,
                EngineCapability.Learning,
                EngineCapability.Avoiding,
                EngineCapability.Ranking,
                EngineCapability.Seeded,
                EngineCapability.Proving<Board> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "damier",
            text("engine.damier"),
            text("engine.damier.about"),
            List.of(
                    Option.choice("level", text("option.level"), "8", "1", "2", "3", "4", "5", "6", "7", "8"),
                    Option.number("depth", text("option.depth"), 0, SearchThread.MAX_PLIES - 1, "0"),
                    Option.choice("style", text("option.style"), "balanced", "balanced", "runner", "builder"),
                    Option.number("seed", text("option.seed"), 0, Integer.MAX_VALUE, "0"),
                    Option.choice("pace", text("option.pace"), "full", "full", "clock"),
                    Option.choice("evaluator", text("option.evaluator"), "net", "net", "hand"),
                    Option.flag("book", text("option.book"), true, "on", "off"),
                    Option.flag("learn", text("option.learn"), true, "on", "off"),
                    Option.text("avoid", text("option.avoid"), ""),
                    Option.number("lines", text("option.lines"), 1, RankedLines.MAX_LINES, "1")));

    private static Text text(String key) {
        return Text.of(ChampionEngine.class, key);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<Board> requiredView() {
        return Board.class;
    }

    /** Returns true for two players on a small board at full strength, see {@link SearchThread#MAX_PROOF_SIZE}. */
    @Override
    public boolean provesResult(Board board, Map<String, String> options) {
        return board.players() == 2
                && board.size() <= SearchThread.MAX_PROOF_SIZE
                && DESCRIPTOR.number(options, "level", 1, Strength.MAX_LEVEL) == Strength.MAX_LEVEL
                && DESCRIPTOR.value(options, "avoid").isBlank();
    }

    @Override
    public GamePlayer<Board> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        int level = DESCRIPTOR.number(options, "level", 1, Strength.MAX_LEVEL);
        PlayingStyle style = PlayingStyle.of(DESCRIPTOR.value(options, "style"));
        Strength strength = Strength.ofLevel(level).with(style, DESCRIPTOR.number(options, "seed"));
        int depth = DESCRIPTOR.number(options, "depth");
        if (depth > 0) strength = strength.withDepth(depth);
        boolean stopsEarly = DESCRIPTOR.value(options, "pace").equals("clock");
        String evaluator = DESCRIPTOR.value(options, "evaluator");
        String avoid = DESCRIPTOR.value(options, "avoid");
        Set<String> avoided = avoid.isBlank() ? Set.of() : Set.of(avoid.strip().split("\\s+"));
        int lines = DESCRIPTOR.number(options, "lines");
        boolean fullStrength = level == Strength.MAX_LEVEL
                && style == PlayingStyle.BALANCED
                && depth == 0
                && avoided.isEmpty()
                && lines == 1;
        OpeningBook book =
                fullStrength && DESCRIPTOR.flag(options, "book") ? OpeningBook.defaultBook() : OpeningBook.EMPTY;
        boolean learns = fullStrength && evaluator.equals("net") && DESCRIPTOR.flag(options, "learn");
        LearntPositions learnt = learns ? LearntPositions.shared() : LearntPositions.NONE;
        ChampionSearch net = new ChampionSearch(
                withLevel(evaluatorFactory(evaluator), strength, style),
                new SearchParams(),
                strength,
                stopsEarly,
                book,
                learnt,
                avoided,
                lines);
        ChampionSearch handcrafted = new ChampionSearch(
                withLevel(HandcraftedEvaluator::new, strength, style),
                new SearchParams(),
                strength,
                stopsEarly,
                OpeningBook.EMPTY,
                LearntPositions.NONE,
                avoided,
                lines);
        return new PlayerByRules(net, handcrafted, new FourPlayerSearch(strength, style, depth, avoided, lines));
    }

    /**
     * Chooses a player by the rules of the game. The network supports two players on 9×9, see
     * {@link NetFeatures#supports}. Other games of two players use the handcrafted evaluation. Games of four players
     * use {@link FourPlayerSearch}.
     */
    private record PlayerByRules(
            GamePlayer<Board> netPlayer, GamePlayer<Board> handcraftedPlayer, Solver<Board> fourPlayers)
            implements GamePlayer<Board> {
        @Override
        public Outcome solve(Board board, Control control) {
            if (board.players() > 2) return fourPlayers.solve(board, control);
            return (NetFeatures.supports(board.rules()) ? netPlayer : handcraftedPlayer).solve(board, control);
        }

        @Override
        public GameSession<Board> startGame() {
            GameSession<Board> netSession = netPlayer.startGame();
            GameSession<Board> handcraftedSession = handcraftedPlayer.startGame();
            return new GameSession<>() {
                @Override
                public Outcome solve(Board board, Control control) {
                    if (board.players() > 2) return fourPlayers.solve(board, control);
                    return twoPlayerSession(board).solve(board, control);
                }

                @Override
                public void ponder(Board expected, Control control) {
                    if (expected.players() == 2) twoPlayerSession(expected).ponder(expected, control);
                }

                private GameSession<Board> twoPlayerSession(Board board) {
                    return NetFeatures.supports(board.rules()) ? netSession : handcraftedSession;
                }
            };
        }
    }

    /** Returns a factory for evaluators with the misjudgements of a level and the bias of a style. */
    private static Supplier<Evaluator> withLevel(
            Supplier<Evaluator> evaluators, Strength strength, PlayingStyle style) {
        if (!strength.isWeakened() && style == PlayingStyle.BALANCED) return evaluators;
        return () -> new LevelEvaluator(evaluators.get(), strength, style);
    }

    /** Returns a factory for the evaluator of an option value: {@code net} or {@code hand}. */
    static Supplier<Evaluator> evaluatorFactory(String name) {
        if (name.equals("hand")) return HandcraftedEvaluator::new;
        return () -> new NetEvaluator(Net.defaultNet());
    }
}
