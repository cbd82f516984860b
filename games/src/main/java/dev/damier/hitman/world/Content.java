package dev.damier.hitman.world;

import dev.damier.game.Text;

/** What a cell holds: the thirteen contents of the course, in its order. */
public enum Content {
    EMPTY('.', null),
    WALL('#', null),
    GUARD_N('N', Heading.N),
    GUARD_E('E', Heading.E),
    GUARD_S('S', Heading.S),
    GUARD_W('W', Heading.W),
    CIVIL_N('n', Heading.N),
    CIVIL_E('e', Heading.E),
    CIVIL_S('s', Heading.S),
    CIVIL_W('w', Heading.W),
    TARGET('T', null),
    SUIT('D', null),
    PIANO_WIRE('P', null);

    public static final String LETTERS = ".#NESWneswTDP";

    private static final Content[] ALL = values();

    public final char letter;

    /** Where a person looks; null for everything that is nobody (the target looks nowhere). */
    public final Heading facing;

    Content(char letter, Heading facing) {
        this.letter = letter;
        this.facing = facing;
    }

    public boolean guard() {
        return ordinal() >= GUARD_N.ordinal() && ordinal() <= GUARD_W.ordinal();
    }

    public boolean civilian() {
        return ordinal() >= CIVIL_N.ordinal() && ordinal() <= CIVIL_W.ordinal();
    }

    public boolean person() {
        return facing != null;
    }

    /** Hitman may stand here: on anything but walls and living guards. */
    public boolean enterable() {
        return this != WALL && !guard();
    }

    /** For people, bare: "target". */
    public Text label() {
        return Text.of(Content.class, "content." + this);
    }

    /** For people, within a sentence: "the target". */
    public Text described() {
        return Text.of(Content.class, "what." + this);
    }

    /** The content with this letter, or null. */
    public static Content of(char letter) {
        int i = LETTERS.indexOf(letter);
        return i < 0 ? null : ALL[i];
    }

    public static Content guard(Heading facing) {
        return ALL[GUARD_N.ordinal() + facing.ordinal()];
    }

    public static Content civilian(Heading facing) {
        return ALL[CIVIL_N.ordinal() + facing.ordinal()];
    }
}
