package dev.damier.hitman.world;

/** The scorings of the course's referee that differ; teachers may ask for the June one. */
public enum RefereeVersion {
    FINAL("1.0.0"),
    /** On a civilian's cell the other civilians who look at it count too. */
    JUNE("0.6.2");

    public final String number;

    RefereeVersion(String number) {
        this.number = number;
    }
}
