package dev.damier.web;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Names that cannot be guessed: 128 random bits. */
final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    static String next() {
        byte[] bits = new byte[16];
        RANDOM.nextBytes(bits);
        return HexFormat.of().formatHex(bits);
    }
}
