package dev.damier.quoridor.champion;

import dev.damier.game.EngineCapability;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.GamePlayer;
import dev.damier.play.MultiPlayerPosition;
import dev.damier.play.Paranoid;
import dev.damier.quoridor.Board;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The champion. */
public final class ChampionEngine
        implements Engine<Board>,
                EngineCapability.Deepening,
                EngineCapability.Pacing,
                EngineCapability.Booked,
                EngineCapability.Learning,
                EngineCapability.Avoiding,
                EngineCapability.Ranking {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "damier",
            say("engine.damier"),
            say("engine.damier.about"),
            List.of(
                    Option.choice("level", say("option.level"), "8", "1", "2", "3", "4", "5", "6", "7", "8"),
                    Option.number("depth", say("option.depth"), 0, SearchThread.PLIES - 1, "0"),
                    Option.choice("pace", say("option.pace"), "full", "full", "clock"),
                    Option.choice("evaluator", say("option.evaluator"), "net", "net", "hand"),
                    Option.flag("book", say("option.book"), true, "on", "off"),
                    Option.flag("learn", say("option.learn"), true, "on", "off"),
                    Option.free("avoid", say("option.avoid"), ""),
                    Option.number("lines", say("option.lines"), 1, RankedLines.MAX_LINES, "1")));

    private static Text say(String key) {
        return Text.of(ChampionEngine.class, key);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<Board> needs() {
        return Board.class;
    }

    @Override
    public GamePlayer<Board> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        int number = DESCRIPTOR.number(options, "level", 1, Strength.BEST);
        Strength level = Strength.of(number);
        int depth = DESCRIPTOR.number(options, "depth");
        if (depth > 0) level = new Strength(depth, level.nodes(), level.overlooked());
        boolean hurried = DESCRIPTOR.value(options, "pace").equals("clock");
        String evaluator = DESCRIPTOR.value(options, "evaluator");
        String avoid = DESCRIPTOR.value(options, "avoid");
        Set<String> avoided = avoid.isBlank() ? Set.of() : Set.of(avoid.strip().split("\\s+"));
        int lines = DESCRIPTOR.number(options, "lines");
        boolean atItsBest = number == Strength.BEST && depth == 0 && avoided.isEmpty() && lines == 1;
        OpeningBook book = atItsBest && DESCRIPTOR.flag(options, "book") ? OpeningBook.standard() : OpeningBook.EMPTY;
        boolean learns = atItsBest && evaluator.equals("net") && DESCRIPTOR.flag(options, "learn");
        LearntPositions learnt = learns ? LearntPositions.standard() : LearntPositions.NONE;
        ChampionSearch net = new ChampionSearch(
                evaluators(evaluator), new SearchParams(), level, hurried, book, learnt, avoided, lines);
        ChampionSearch hand = new ChampionSearch(
                HandcraftedEvaluator::new,
                new SearchParams(),
                level,
                hurried,
                OpeningBook.EMPTY,
                LearntPositions.NONE,
                avoided,
                lines);
        return new ByRules(net, hand, new Paranoid(level.depth(), false));
    }

    /** Who plays depends on the game: the net knows the standard one only, and four players need another method. */
    private record ByRules(GamePlayer<Board> net, GamePlayer<Board> hand, Solver<MultiPlayerPosition> several)
            implements GamePlayer<Board> {
        @Override
        public Outcome solve(Board board, Control control) {
            if (board instanceof MultiPlayerPosition more) return several.solve(more, control);
            return (NetFeatures.fit(board.rules()) ? net : hand).solve(board, control);
        }

        @Override
        public GameSession<Board> startGame() {
            GameSession<Board> netSits = net.startGame();
            GameSession<Board> handSits = hand.startGame();
            return new GameSession<>() {
                @Override
                public Outcome solve(Board board, Control control) {
                    if (board instanceof MultiPlayerPosition more) return several.solve(more, control);
                    return two(board).solve(board, control);
                }

                @Override
                public void ponder(Board expected, Control control) {
                    if (expected.players() == 2) two(expected).ponder(expected, control);
                }

                private GameSession<Board> two(Board board) {
                    return NetFeatures.fit(board.rules()) ? netSits : handSits;
                }
            };
        }
    }

    /** The evaluation of this name. */
    static Supplier<Evaluator> evaluators(String name) {
        if (name.equals("hand")) return HandcraftedEvaluator::new;
        return () -> new NetEvaluator(Net.standard());
    }
}
