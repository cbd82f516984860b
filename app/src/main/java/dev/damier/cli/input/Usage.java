package dev.damier.cli.input;

/** The command was given something it cannot use: one sentence, exit code 2. */
public final class Usage extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Usage(String sentence) {
        super(sentence);
    }
}
