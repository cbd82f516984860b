package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.run.Control;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The actions of a strategy until an unknown cell comes into view. Until then nothing new is learned. So the strategy
 * can be called repeatedly, as if each action had been performed.
 *
 * @param line move codes; only {@link ExplorationState#SEND} if the strategy stops exploring
 * @param revealedCell the unknown cell that certainly comes into view
 */
public record NextLook(int[] line, Optional<Cell> revealedCell) {
    /** Number of headings per cell. A line over known cells visits each pose at most once, which limits its length. */
    private static final int POSES_PER_CELL = 4;

    /** Computes the next look of a strategy. The line is cut off if the control requires a stop. */
    public static NextLook of(ExplorerAgent.Strategy strategy, ExplorationState state, Control control) {
        Deducer deducer = state.deducer;
        List<Integer> codes = new ArrayList<>();
        RefereeStatus status = state.status;
        Optional<Cell> revealedCell = Optional.empty();
        while (revealedCell.isEmpty()
                && codes.size() < POSES_PER_CELL * deducer.grid().size()) {
            Action action = deducer.isComplete() ? null : strategy.next(status, deducer);
            if (action == null) break;
            codes.add(action.ordinal());
            if (action == Action.MOVE && !isMovePossible(status, deducer)) break;
            status = statusAfter(status, action);
            revealedCell = unknownAhead(status.position(), status.heading(), deducer);
            if (control.shouldStopNow()) break;
        }
        if (codes.isEmpty()) codes.add(ExplorationState.SEND);
        return new NextLook(codes.stream().mapToInt(c -> c).toArray(), revealedCell);
    }

    /** Returns the look at the end of a line of moves. */
    public static NextLook of(int[] line, ExplorationState state) {
        RefereeStatus status = state.status;
        if (Arrays.stream(line).anyMatch(code -> code == ExplorationState.SEND))
            return new NextLook(line, Optional.empty());
        for (int code : line) {
            if (code == Action.MOVE.ordinal() && !isMovePossible(status, state.deducer)) break;
            status = statusAfter(status, Action.of(code));
        }
        return new NextLook(line, unknownAhead(status.position(), status.heading(), state.deducer));
    }

    /** Returns whether the strategy submits the map. */
    public boolean submitsMap() {
        return line[0] == ExplorationState.SEND;
    }

    /** Returns whether the line contains only turns. */
    public boolean isTurnsOnly() {
        return Arrays.stream(line).noneMatch(code -> code == Action.MOVE.ordinal());
    }

    /** Returns whether the cell ahead is known to be enterable. Otherwise the result of a move cannot be predicted. */
    private static boolean isMovePossible(RefereeStatus status, Deducer deducer) {
        int ahead = deducer.grid().ahead(deducer.grid().index(status.position()), status.heading());
        Content proven = ahead < 0 ? null : deducer.provenContent(ahead);
        return proven != null && proven.isEnterable();
    }

    /**
     * Returns the status after an action, without new observations. The view is empty, and the number of people heard is 0.
     */
    private static RefereeStatus statusAfter(RefereeStatus s, Action action) {
        Cell cell = action == Action.MOVE ? s.position().ahead(s.heading(), 1) : s.position();
        Heading heading = switch (action) {
            case TURN_CLOCKWISE -> s.heading().clockwise();
            case TURN_ANTI_CLOCKWISE -> s.heading().antiClockwise();
            default -> s.heading();
        };
        return new RefereeStatus(
                true,
                1,
                s.guards(),
                s.civilians(),
                s.rows(),
                s.columns(),
                cell,
                heading,
                List.of(),
                0,
                s.penalties(),
                false,
                false,
                false,
                false,
                false,
                false);
    }

    /** Returns the first unproved cell that is certainly visible ahead. */
    private static Optional<Cell> unknownAhead(Cell from, Heading heading, Deducer deducer) {
        Grid grid = deducer.grid();
        int cell = grid.index(from);
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, heading);
            if (cell < 0) break;
            Content proven = deducer.provenContent(cell);
            if (proven == null) return Optional.of(grid.cell(cell));
            if (proven != Content.EMPTY) break;
        }
        return Optional.empty();
    }
}
