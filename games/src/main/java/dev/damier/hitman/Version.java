package dev.damier.hitman;

/** The scorings of the course's referee that differ; teachers may ask for the June one. */
enum Version {
    FINAL("1.0.0"),
    /** On a civilian's cell the other civilians who look at it count too. */
    JUNE("0.6.2");

    final String number;

    Version(String number) {
        this.number = number;
    }
}
