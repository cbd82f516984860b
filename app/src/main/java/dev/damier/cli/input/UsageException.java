package dev.damier.cli.input;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Text;
import dev.damier.job.ErrorText;
import dev.damier.run.BadInputException;
import dev.damier.store.StoreException;
import java.util.Arrays;
import java.util.Locale;

/**
 * Reports invalid usage of a command. The message is one sentence in English and French, and the exit code is 2. There is no
 * constructor for a sentence, because such a message would have no French.
 */
public final class UsageException extends BadInputException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;

    private UsageException(Text text) {
        super(text.toString());
        this.text = text;
    }

    /**
     * Creates an exception with a message of the command line.
     *
     * @param key the key of the message in the bundle of {@link Screen}
     * @param args the arguments of the message; for an exception, its message is inserted
     */
    public static UsageException of(String key, Object... args) {
        Object[] texts = Arrays.stream(args)
                .map(arg -> arg instanceof Throwable e ? textOf(e) : arg)
                .toArray();
        return new UsageException(Text.of(Screen.class, key, texts));
    }

    /** Creates an exception with the message of another one. */
    public static UsageException from(Exception cause) {
        return new UsageException(textOf(cause));
    }

    /** Returns the message of an exception, in English and French if the exception has both. */
    public static Text textOf(Throwable e) {
        if (e instanceof UsageException usage) return usage.text;
        return e instanceof StoreException store ? store.text() : ErrorText.of(e);
    }

    /** Returns the message in the given language. */
    public String in(Locale language) {
        return text.in(language);
    }
}
