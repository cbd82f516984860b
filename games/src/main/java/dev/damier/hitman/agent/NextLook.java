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
 * What a strategy does until something unknown comes into view. As long as nothing does, nothing new is known, so that
 * it can be asked again and again as if each action had been done.
 *
 * @param line move codes; only {@link ExplorationState#SEND} when it wants to see no more
 * @param shows the unknown cell that is sure to come into view
 */
public record NextLook(int[] line, Optional<Cell> shows) {
    /** Strategies walk over known cells: longer than all of them with all turns no line is. */
    private static final int POSES = 4;

    /** When the control calls for an end, the line ends where it is. */
    public static NextLook of(ExplorerAgent.Strategy strategy, ExplorationState exploring, Control control) {
        Deducer known = exploring.known;
        List<Integer> codes = new ArrayList<>();
        RefereeStatus now = exploring.now;
        Optional<Cell> shows = Optional.empty();
        while (shows.isEmpty() && codes.size() < POSES * known.grid().size()) {
            Action action = known.complete() ? null : strategy.next(now, known);
            if (action == null) break;
            codes.add(action.ordinal());
            if (action == Action.MOVE && !free(now, known)) break;
            now = after(now, action);
            shows = unknownAhead(now.position(), now.heading(), known);
            if (control.shouldStopNow()) break;
        }
        if (codes.isEmpty()) codes.add(ExplorationState.SEND);
        return new NextLook(codes.stream().mapToInt(c -> c).toArray(), shows);
    }

    /** The look a line of moves leads to. */
    public static NextLook of(int[] line, ExplorationState exploring) {
        RefereeStatus now = exploring.now;
        if (Arrays.stream(line).anyMatch(code -> code == ExplorationState.SEND))
            return new NextLook(line, Optional.empty());
        for (int code : line) {
            if (code == Action.MOVE.ordinal() && !free(now, exploring.known)) break;
            now = after(now, Action.of(code));
        }
        return new NextLook(line, unknownAhead(now.position(), now.heading(), exploring.known));
    }

    public boolean sends() {
        return line[0] == ExplorationState.SEND;
    }

    /** Whether Hitman need not leave his cell. */
    public boolean turnsOnly() {
        return Arrays.stream(line).noneMatch(code -> code == Action.MOVE.ordinal());
    }

    /** Whether the cell ahead is known for one he can enter; where it is not, what comes of the move cannot be foreseen. */
    private static boolean free(RefereeStatus now, Deducer known) {
        int ahead = known.grid().ahead(known.grid().index(now.position()), now.heading());
        return ahead >= 0 && known.proven(ahead) != null && known.proven(ahead).enterable();
    }

    /** The status of the same knowledge one action on; what it tells of a new place is not known and not looked at. */
    private static RefereeStatus after(RefereeStatus s, Action action) {
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

    /** The first unproved cell Hitman is sure to see in front of him. */
    private static Optional<Cell> unknownAhead(Cell from, Heading heading, Deducer known) {
        Grid grid = known.grid();
        int cell = grid.index(from);
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, heading);
            if (cell < 0) break;
            Content proven = known.proven(cell);
            if (proven == null) return Optional.of(grid.cell(cell));
            if (proven != Content.EMPTY) break;
        }
        return Optional.empty();
    }
}
