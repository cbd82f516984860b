package dev.damier.grade;

import dev.damier.game.Game;
import java.time.Duration;
import java.util.List;

/**
 * An assignment: cases that a program must solve.
 *
 * @param heuristic the heuristic whose values are sent with the states; empty if the program has to compute its own
 * @param time time for one case, without the time that Damier needs for its responses
 * @param memoryBytes memory of the program and all its child processes
 */
public record Assignment(
        String title, Game game, String heuristic, Duration time, long memoryBytes, List<GradeCase> cases) {

    public Assignment {
        cases = List.copyOf(cases);
    }

    /** Returns the sum of the points of all cases. */
    public double maxPoints() {
        return cases.stream().mapToDouble(GradeCase::points).sum();
    }
}
