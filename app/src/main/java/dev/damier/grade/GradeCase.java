package dev.damier.grade;

import dev.damier.game.Setup;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * One case of an assignment.
 *
 * @param name name shown in reports
 * @param setup start position
 * @param points points for a correct answer
 * @param hidden whether reports for students show neither the position nor the answer
 * @param depth depth in plies of {@link Ask#MINIMAX}, else 0
 * @param maxExpanded maximum number of expanded states
 * @param maxCost maximum cost of a solution, or maximum penalty of an exploration; empty for any
 * @param maxLoss how much worse than the best move a move may be, in hundredths of a move; empty for any
 */
public record GradeCase(
        String name,
        Setup setup,
        Ask ask,
        double points,
        boolean hidden,
        int depth,
        OptionalLong maxExpanded,
        OptionalInt maxCost,
        OptionalInt maxLoss) {}
