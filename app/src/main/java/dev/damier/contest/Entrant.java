package dev.damier.contest;

/**
 * Somebody who takes part.
 *
 * @param number 0, 1, 2…
 * @param token hash of the token that proves it; empty for one that needs none
 */
public record Entrant(int number, String name, PlayerSpec plays, String token) {
    private static final int MAX_NAME_LENGTH = 24;

    boolean visitor() {
        return plays.kind() == PlayerSpec.Kind.VISITOR;
    }

    static String checkedName(String name) {
        String said = name.strip();
        boolean printable =
                said.codePoints().noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
        if (said.isEmpty() || said.length() > MAX_NAME_LENGTH || !printable) throw ContestException.of("name", MAX_NAME_LENGTH);
        return said;
    }
}
