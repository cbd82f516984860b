package dev.damier.quoridor;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.Option;
import dev.damier.game.Pack;
import dev.damier.game.PositionEditor;
import dev.damier.game.Presentation;
import dev.damier.game.Presentation.EvaluationUnit;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Suite;
import dev.damier.game.Text;
import dev.damier.quoridor.opening.OpeningNames;
import dev.damier.quoridor.opening.OpeningStatistics;
import dev.damier.record.OpeningExplorer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Quoridor for two or four players, on boards of 3 to 11 squares per side. */
public final class Quoridor implements Game, PositionEditor, OpeningExplorer {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "quoridor",
            text("name"),
            text("about"),
            List.of(
                    Option.choice("players", text("option.players"), "2", "2", "4"),
                    Option.choice("size", text("option.size"), "9", "3", "5", "7", "9", "11"),
                    Option.number("walls", text("option.walls"), 0, 100, "usual"),
                    Option.choice("behind", text("option.behind"), "side", "side", "blocked"),
                    Option.flag("draws", text("option.draws"), true, "on", "off"),
                    Option.number("plies", text("option.plies"), 0, 40, "0")));

    /**
     * Moves ahead in the race. The calibration was measured with self-play games of the engine champion ({@code ./measure
     * quoridor-chance}): a lead of two moves wins seven games in ten.
     */
    private static final EvaluationUnit MOVES =
            new EvaluationUnit(number -> Text.of(Quoridor.class, "unit.moves", number), 230);

    private static Text text(String key) {
        return Text.of(Quoridor.class, key);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Setup example() {
        return new BoardSetup(this, Board.start(Rules.of(9, 2)));
    }

    @Override
    public Presentation presentation() {
        return QuoridorPresentation.PRESENTATION;
    }

    @Override
    public EvaluationUnit evaluationUnit() {
        return MOVES;
    }

    @Override
    public String defaultEngine() {
        return "damier";
    }

    @Override
    public Setup read(String text) {
        return new BoardSetup(this, Notation.read(text));
    }

    /** Returns the starting position, or a balanced position after some random plies. */
    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        int size = DESCRIPTOR.number(options, "size", Rules.MIN_SIZE, Rules.MAX_SIZE);
        int players = DESCRIPTOR.number(options, "players", 2, 4);
        Rules rules = Rules.of(size, players)
                .withSideStep(DESCRIPTOR.value(options, "behind").equals("side"))
                .withDraws(DESCRIPTOR.flag(options, "draws"));
        if (!DESCRIPTOR.value(options, "walls").equals("usual"))
            rules = rules.withWalls(DESCRIPTOR.number(options, "walls", 0, (size - 1) * (size - 1)));
        return new BoardSetup(this, randomOpening(rules, DESCRIPTOR.number(options, "plies"), new Random(seed)));
    }

    @Override
    public List<Tool> tools() {
        return QuoridorEditor.TOOLS;
    }

    @Override
    public String applyTool(String position, String tool, Spot at) {
        return QuoridorEditor.applyTool(Notation.read(position), tool, at);
    }

    /**
     * Plays random legal plies from the start until a position is balanced. All distances differ by at most one step,
     * and no player has won.
     */
    static Board randomOpening(Rules rules, int plies, Random random) {
        while (true) {
            Board board = Board.start(rules);
            int[] moves = new int[board.maxMoves()];
            for (int i = 0; i < plies && !board.isOver(); i++) board.play(moves[random.nextInt(board.moves(moves))]);
            int min = Integer.MAX_VALUE;
            int max = 0;
            for (int p = 0; p < rules.players(); p++) {
                min = Math.min(min, board.distance(p));
                max = Math.max(max, board.distance(p));
            }
            if (!board.isOver() && max - min <= 1) return board;
        }
    }

    @Override
    public Optional<Text> openingName(Setup setup) {
        return setup.as(Board.class).flatMap(OpeningNames::find);
    }

    @Override
    public List<OpeningMove> openingMoves(Setup setup) {
        Board board = setup.as(Board.class).orElseThrow();
        return OpeningStatistics.defaultStatistics().find(board).stream()
                .map(m -> new OpeningMove(
                        MoveCode.text(m.move(), board.size()), m.games(), m.wins(), m.value(), m.inBook()))
                .toList();
    }

    @Override
    public List<Pack> packs() {
        return Pack.of(Quoridor.class, "easy", "medium", "hard", "brutal");
    }

    @Override
    public List<Suite> suites() {
        return Suite.of(Quoridor.class, "middle-games");
    }
}
