package dev.damier.contest;

/**
 * A participant of a contest.
 *
 * @param number number of the entrant, starting at 0
 * @param playerSpec the program that plays
 * @param tokenHash hash of the secret token of an external bot; empty for other entrants
 */
public record Entrant(int number, String name, PlayerSpec playerSpec, String tokenHash) {
    private static final int MAX_NAME_LENGTH = 24;

    /** Returns whether this is an external bot. */
    boolean isExternalBot() {
        return playerSpec.kind() == PlayerSpec.Kind.VISITOR;
    }

    /**
     * Returns a name without surrounding spaces. Throws {@link ContestException} if it is empty, too long or not
     * printable.
     */
    static String requireValidName(String name) {
        String stripped = name.strip();
        boolean printable = stripped.codePoints()
                .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
        if (stripped.isEmpty() || stripped.length() > MAX_NAME_LENGTH || !printable)
            throw ContestException.of("name", MAX_NAME_LENGTH);
        return stripped;
    }
}
