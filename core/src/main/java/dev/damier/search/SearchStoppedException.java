package dev.damier.search;

/**
 * Thrown when a search reaches a limit of its budget. Each algorithm catches it in one place and returns {@code Stopped},
 * so the main loop reads like the pseudo-code. It has no data and no stack trace, so there is only one instance.
 */
final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace and no state that could mislead
    static final SearchStoppedException INSTANCE = new SearchStoppedException();

    private SearchStoppedException() {
        super("search limit reached", null, false, false);
    }
}
