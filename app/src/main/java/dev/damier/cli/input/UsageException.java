package dev.damier.cli.input;

/** Reports invalid usage of a command. The message is one sentence and the exit code is 2. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UsageException(String sentence) {
        super(sentence);
    }
}
