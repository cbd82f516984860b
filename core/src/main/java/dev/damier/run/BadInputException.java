package dev.damier.run;

/**
 * Thrown when a value from outside the program cannot be used: a text, an option, an id, a limit or a file. The message is for
 * the user and says what is wrong. Every other runtime exception is an internal error.
 */
public class BadInputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message what is wrong, with the value received and the values expected
     */
    public BadInputException(String message) {
        super(message);
    }

    /**
     * Creates an exception with the failure that revealed the bad input.
     *
     * @param message what is wrong, with the value received and the values expected
     * @param cause the failure
     */
    public BadInputException(String message, Throwable cause) {
        super(message, cause);
    }
}
