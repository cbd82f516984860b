package dev.damier.job;

/** An engine from outside broke down or broke the rules: its fault, said as it is, and none of this program. */
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EngineException(String sentence) {
        super(sentence);
    }
}
