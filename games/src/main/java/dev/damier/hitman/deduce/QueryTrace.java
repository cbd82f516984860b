package dev.damier.hitman.deduce;

import dev.damier.game.Text;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.logic.QueryListener;
import dev.damier.run.StepKind;
import dev.damier.run.Trace;

/**
 * Records the solver queries of a deduction as a search trace. Each query is a child of the root node, labelled with
 * the question. Its steps contain the cell of the query (rows counted from the top, as on the drawn board) and the
 * number of contents that are proved possible.
 */
final class QueryTrace implements QueryListener {
    private final Grid grid;
    private final Trace trace;
    private int possibleCount;

    QueryTrace(Grid grid, int limit) {
        this.grid = grid;
        trace = new Trace(limit);
        trace.steps().nameVariables("column", "row", "possible");
        trace.add(-1, 0, 0, 0);
    }

    Trace trace() {
        return trace;
    }

    @Override
    public void onAnswer(int literal, boolean satisfiable, int newPossibleCount) {
        if (trace.steps().isFull()) return;
        int node = trace.add(0, literal, 0, 0);
        trace.setSubject(node, question(literal));
        trace.markExpanded(node);
        addStep(StepKind.ASK, node, literal);
        possibleCount = newPossibleCount;
        addStep(satisfiable ? StepKind.WORLD : StepKind.NO_WORLD, node, literal);
    }

    private void addStep(StepKind stepKind, int node, int literal) {
        if (literal == 0) {
            trace.steps().add(stepKind, node, -1, -1, possibleCount, 0);
            return;
        }
        Cell cell = grid.cell(DeductionModel.cellOf(Math.abs(literal)));
        trace.steps().add(stepKind, node, cell.x(), grid.rows() - 1 - cell.y(), possibleCount, 0);
    }

    private Text question(int literal) {
        if (literal == 0) return Text.of(QueryTrace.class, "question.any");
        int variable = Math.abs(literal);
        Content content = DeductionModel.contentOf(variable);
        Text cell = grid.cell(DeductionModel.cellOf(variable)).words();
        String key = literal > 0 ? "question.holds" : "question.other";
        return content == Content.EMPTY
                ? Text.of(QueryTrace.class, key + ".empty", cell)
                : Text.of(QueryTrace.class, key, cell, content.described());
    }
}
