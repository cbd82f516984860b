package dev.damier.store;

/** The store cannot do what is asked: the sentence says what, and what to do. What was kept before is still there. */
public final class StoreFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
