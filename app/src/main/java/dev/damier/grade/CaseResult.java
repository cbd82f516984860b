package dev.damier.grade;

import dev.damier.game.Text;

/**
 * The result of one case.
 *
 * @param explanation what was wrong, or what was right; contains details of the case
 * @param expanded number of expansions, including repeated ones
 * @param repeated number of expansions of a state that had been expanded before
 * @param millis time from the start of the program to its answer, without the time of Damier's responses
 */
public record CaseResult(
        GradeCase gradeCase, Fault fault, Text explanation, long expanded, long repeated, long millis) {

    public boolean passed() {
        return fault == Fault.NONE;
    }

    public double points() {
        return passed() ? gradeCase.points() : 0;
    }

    /** Returns the explanation for the student: without details for a hidden case. */
    public Text studentExplanation() {
        return gradeCase.hidden() ? fault.text() : explanation;
    }
}
