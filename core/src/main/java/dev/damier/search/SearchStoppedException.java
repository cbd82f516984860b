package dev.damier.search;

/**
 * The budget is spent: thrown out of the main loop to the one place that turns it into a {@code Stopped}. Algorithms
 * then read like their pseudo-code. It carries nothing, so one instance without a stack trace serves all.
 */
final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("StaticAssignmentOfThrowable") // no stack trace, no state: nothing to mislead
    static final SearchStoppedException NOW = new SearchStoppedException();

    private SearchStoppedException() {
        super("search limit reached", null, false, false);
    }
}
