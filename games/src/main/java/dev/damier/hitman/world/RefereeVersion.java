package dev.damier.hitman.world;

/** The versions of the course's referee that have different scoring rules. The June version can be selected. */
public enum RefereeVersion {
    /** On a civilian's cell only this civilian sees Hitman. */
    FINAL("1.0.0"),
    /** On a civilian's cell, other civilians who look at the cell see Hitman too. */
    JUNE("0.6.2");

    public final String number;

    RefereeVersion(String number) {
        this.number = number;
    }
}
