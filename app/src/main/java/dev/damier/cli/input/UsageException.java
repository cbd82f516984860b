package dev.damier.cli.input;

import dev.damier.run.BadInputException;

/** Reports invalid usage of a command. The message is one sentence and the exit code is 2. */
public final class UsageException extends BadInputException {
    private static final long serialVersionUID = 1L;

    public UsageException(String sentence) {
        super(sentence);
    }
}
