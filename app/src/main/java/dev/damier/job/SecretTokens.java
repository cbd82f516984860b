package dev.damier.job;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Generates secret tokens of 128 random bits and random seeds. The server stores only the hash of a token that authenticates a user. */
public final class SecretTokens {
    private static final SecureRandom RANDOM = new SecureRandom();

    private SecretTokens() {}

    public static String generate() {
        byte[] bits = new byte[16];
        RANDOM.nextBytes(bits);
        return HexFormat.of().formatHex(bits);
    }

    /** Returns 64 random bits, for example as the seed of a deal. They cannot be predicted from other values. */
    public static long randomLong() {
        return RANDOM.nextLong();
    }

    /** Returns a random number from 0 to {@code bound} - 1. */
    public static long randomLong(long bound) {
        return RANDOM.nextLong(bound);
    }

    public static String hash(String token) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compares a token with a stored hash in constant time. */
    public static boolean matches(String token, String hash) {
        return MessageDigest.isEqual(
                hash(token).getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }
}
