package dev.damier.hitman.deduce;

import dev.damier.game.Text;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.logic.QueryListener;
import dev.damier.run.StepKind;
import dev.damier.run.Trace;

/**
 * The questions of a deduction as a trace: each is a node below the start, in words, and its steps tell the cell asked
 * about as the board is drawn, rows from the top, and how much is known to be possible.
 */
final class QuestionTrace implements QueryListener {
    private final Grid grid;
    private final Trace trace;
    private int settled;

    QuestionTrace(Grid grid, int limit) {
        this.grid = grid;
        trace = new Trace(limit);
        trace.steps().watch("column", "row", "possible");
        trace.add(-1, 0, 0, 0);
    }

    Trace trace() {
        return trace;
    }

    @Override
    public void answered(int literal, boolean world, int nowSettled) {
        if (trace.steps().full()) return;
        int node = trace.add(0, literal, 0, 0);
        trace.about(node, question(literal));
        trace.expanded(node);
        tell(StepKind.ASK, node, literal);
        settled = nowSettled;
        tell(world ? StepKind.WORLD : StepKind.NO_WORLD, node, literal);
    }

    private void tell(StepKind stepKind, int node, int literal) {
        if (literal == 0) {
            trace.steps().add(stepKind, node, -1, -1, settled, 0);
            return;
        }
        Cell cell = grid.cell(DeductionModel.cell(Math.abs(literal)));
        trace.steps().add(stepKind, node, cell.x(), grid.rows() - 1 - cell.y(), settled, 0);
    }

    private Text question(int literal) {
        if (literal == 0) return Text.of(QuestionTrace.class, "question.any");
        int variable = Math.abs(literal);
        Content content = DeductionModel.content(variable);
        Text cell = grid.cell(DeductionModel.cell(variable)).words();
        return Text.of(
                QuestionTrace.class, literal > 0 ? "question.holds" : "question.other", cell, content.described());
    }
}
