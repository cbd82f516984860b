package dev.damier.grade;

import java.util.List;

/**
 * The results of one submission.
 *
 * @param submission name of the submission; empty if there is only one
 */
public record Grade(String submission, Assignment assignment, List<CaseResult> results) {

    public Grade {
        results = List.copyOf(results);
    }

    public double points() {
        return results.stream().mapToDouble(CaseResult::points).sum();
    }

    public boolean passedAll() {
        return results.stream().allMatch(CaseResult::passed);
    }
}
