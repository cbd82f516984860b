package dev.damier.job;

/**
 * Reports that an external engine failed or broke the rules. The message describes the fault of that engine; this
 * program is not at fault.
 */
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EngineException(String sentence) {
        super(sentence);
    }
}
