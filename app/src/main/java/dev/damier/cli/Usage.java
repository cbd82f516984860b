package dev.damier.cli;

/** The command was given something it cannot use: one sentence, exit code 2. */
final class Usage extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Usage(String sentence) {
        super(sentence);
    }
}
