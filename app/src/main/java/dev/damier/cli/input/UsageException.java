package dev.damier.cli.input;

/** The command was given something it cannot use: one sentence, exit code 2. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UsageException(String sentence) {
        super(sentence);
    }
}
