package dev.damier.grade;

import dev.damier.game.Text;

/**
 * The judgement on an answer.
 *
 * @param explanation what was wrong, or what was right, for the author of the program
 */
record Judgement(Fault fault, Text explanation) {

    static Judgement passed(String key, Object... args) {
        return failed(Fault.NONE, key, args);
    }

    static Judgement failed(Fault fault, String key, Object... args) {
        return new Judgement(fault, Text.of(Judgement.class, key, args));
    }
}
