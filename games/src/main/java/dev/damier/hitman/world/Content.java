package dev.damier.hitman.world;

import dev.damier.game.Text;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The content of a cell: the thirteen contents of the course, in the same order. */
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

    /** The letters of all contents, by ordinal. */
    public static final String LETTERS = ".#NESWneswTDP";

    private static final Content[] ALL = values();

    public final char letter;

    /** Null for all contents except guards and civilians. */
    private final @Nullable Heading facing;

    Content(char letter, @Nullable Heading facing) {
        this.letter = letter;
        this.facing = facing;
    }

    public boolean isGuard() {
        return ordinal() >= GUARD_N.ordinal() && ordinal() <= GUARD_W.ordinal();
    }

    public boolean isCivilian() {
        return ordinal() >= CIVIL_N.ordinal() && ordinal() <= CIVIL_W.ordinal();
    }

    /** Returns whether this is a guard or a civilian. The target does not count as a person. */
    public boolean isPerson() {
        return facing != null;
    }

    /** Returns the direction in which a guard or civilian looks. The other contents, including the target, have none. */
    public Heading facing() {
        return Objects.requireNonNull(facing, "only a guard or a civilian looks in a direction");
    }

    /** Returns whether Hitman can enter the cell. Only walls and guards block him. */
    public boolean isEnterable() {
        return this != WALL && !isGuard();
    }

    /** Returns a localised name without an article, such as "target". */
    public Text label() {
        return Text.of(Content.class, "content." + this);
    }

    /** Returns a localised name for use in a sentence, such as "the target". */
    public Text described() {
        return Text.of(Content.class, "what." + this);
    }

    /** Returns the content with this letter, or null. */
    public static @Nullable Content of(char letter) {
        int i = LETTERS.indexOf(letter);
        return i < 0 ? null : ALL[i];
    }

    /** Returns the guard who looks in this direction. */
    public static Content guard(Heading facing) {
        return ALL[GUARD_N.ordinal() + facing.ordinal()];
    }

    /** Returns the civilian who looks in this direction. */
    public static Content civilian(Heading facing) {
        return ALL[CIVIL_N.ordinal() + facing.ordinal()];
    }
}
