package dev.damier.contest;

import dev.damier.job.SecretTokens;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secrets from which the seeds of a contest are computed. The seed of one game reveals nothing about the seeds of
 * other games. Test runs have a secret of their own, because their openings and positions are shown before the contest.
 *
 * @param games secret of the games that count
 * @param testRuns secret of the test runs
 */
record ContestSecrets(String games, String testRuns) {
    private static final String ALGORITHM = "HmacSHA256";

    static ContestSecrets random() {
        return new ContestSecrets(SecretTokens.generate(), SecretTokens.generate());
    }

    /**
     * Returns the seed of an opening or position by its number, from 0 to {@code limit} - 1.
     *
     * @param limit a power of two
     */
    static long seed(String secret, int number, long limit) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
            byte[] hash = mac.doFinal(Integer.toString(number).getBytes(StandardCharsets.UTF_8));
            return HexFormat.fromHexDigitsToLong(HexFormat.of().formatHex(hash, 0, Long.BYTES)) & (limit - 1);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
