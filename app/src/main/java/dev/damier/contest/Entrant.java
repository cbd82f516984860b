package dev.damier.contest;

/**
 * Somebody who takes part.
 *
 * @param number 0, 1, 2…
 * @param token hash of the token that proves it; empty for one that needs none
 */
public record Entrant(int number, String name, Plays plays, String token) {
    private static final int LONGEST_NAME = 24;

    boolean visitor() {
        return plays.kind() == Plays.Kind.VISITOR;
    }

    static String checkedName(String name) {
        String said = name.strip();
        boolean printable =
                said.codePoints().noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
        if (said.isEmpty() || said.length() > LONGEST_NAME || !printable) throw ContestRefusal.of("name", LONGEST_NAME);
        return said;
    }
}
