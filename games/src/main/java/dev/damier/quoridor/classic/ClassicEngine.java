package dev.damier.quoridor.classic;

import dev.damier.game.Ability;
import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.AlphaBeta;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.DuelBoard;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** The student agent done right: the textbook's alpha-beta, as deep as the clock allows, over {@link ClassicView}. */
public final class ClassicEngine implements Engine<DuelBoard>, Ability.Deepening {
    /** Own moves at the beginning that are steps straight ahead, as every such agent has learnt to play. */
    private static final int OPENING_STEPS = 2;

    private static final Card CARD = new Card(
            "classic-alphabeta",
            Text.of(ClassicEngine.class, "engine.classic"),
            Text.of(ClassicEngine.class, "engine.classic.about"),
            List.of(
                    Option.number("depth", Text.of(ClassicEngine.class, "option.depth"), 0, 60, "0"),
                    Option.flag("filter", Text.of(ClassicEngine.class, "option.filter"), true, "on", "off")));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<DuelBoard> needs() {
        return DuelBoard.class;
    }

    @Override
    public Solver<DuelBoard> build(Map<String, String> options) {
        CARD.check(options);
        AlphaBeta search = new AlphaBeta(CARD.number(options, "depth"), EnumSet.allOf(AlphaBeta.Switch.class));
        boolean filter = CARD.flag(options, "filter");
        return (board, control) -> {
            int[] moves = new int[board.maxMoves()];
            int n = board.moves(moves);
            for (int i = 0; i < n; i++) {
                if (MoveCode.pawn(moves[i]) && board.rules().goal(board.toMove(), moves[i]))
                    return chosen(moves[i], Outcome.Chosen.WIN - 1, control);
            }
            int step = openingStep(board, moves, n);
            return step >= 0 ? chosen(step, 0, control) : search.solve(new ClassicView(board, filter), control);
        };
    }

    private static Outcome chosen(int move, int value, Control control) {
        return new Outcome.Chosen(move, value, new int[] {move}, control.stats(new Counters()));
    }

    /** The step straight ahead while nobody has put up a wall and the pawn has hardly left home; else -1. */
    private static int openingStep(Board board, int[] moves, int n) {
        int me = board.toMove();
        int ahead = me == 0 ? board.size() : -board.size();
        boolean early = Math.abs(board.pawn(me) - board.rules().home(me)) < OPENING_STEPS * board.size();
        boolean walls = board.left(0) + board.left(1) < 2 * board.rules().walls();
        if (!early || walls) return -1;
        for (int i = 0; i < n; i++) if (moves[i] == board.pawn(me) + ahead) return moves[i];
        return -1;
    }
}
