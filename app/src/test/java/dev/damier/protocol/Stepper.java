package dev.damier.protocol;

import dev.damier.job.ShellWords;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** The bot of {@code bots/stepper.sh}, a real child process that plays well or misbehaves as it is told. */
public final class Stepper {
    /** Its children sleep for so many seconds: by that they are told from those of other tests on this machine. */
    private static final String NAP =
            Long.toString(1_000_000 + ProcessHandle.current().pid());

    private Stepper() {}

    /** @param when at which move since {@code new} it misbehaves */
    public static String word(String manner, int when) {
        return "cmd:bash " + ShellWords.quote(script().toString()) + " " + manner + " " + when + " " + NAP;
    }

    public static Bot bot(String manner) {
        return Bot.read("stepper=" + word(manner, 2));
    }

    private static Path script() {
        try {
            return Path.of(Stepper.class.getResource("/bots/stepper.sh").toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Whatever such a bot of this test started and is still there. */
    public static List<String> left() {
        return ProcessHandle.allProcesses()
                .filter(ProcessHandle::isAlive)
                .map(p -> p.info().commandLine().orElse(""))
                .filter(c -> c.contains(NAP) && (c.contains("stepper.sh") || c.contains("sleep")))
                .toList();
    }
}
