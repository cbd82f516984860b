package dev.damier.protocol;

import dev.damier.job.ShellWords;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** The test bot {@code bots/stepper.sh}, a real child process that plays correctly or shows a given fault. */
public final class Stepper {
    /** How long child processes of the bot sleep. The number is unique to this test process and identifies them. */
    private static final String SLEEP_SECONDS =
            Long.toString(1_000_000 + ProcessHandle.current().pid());

    private Stepper() {}

    /**
     * Returns the address of the bot.
     *
     * @param behaviour name of the behaviour in the script
     * @param atMove number of the move after {@code new} at which the fault occurs
     */
    public static String address(String behaviour, int atMove) {
        return "cmd:bash " + ShellWords.quote(script().toString()) + " " + behaviour + " " + atMove + " "
                + SLEEP_SECONDS;
    }

    public static Bot bot(String behaviour) {
        return Bot.parse("stepper=" + address(behaviour, 2));
    }

    private static Path script() {
        try {
            return Path.of(Stepper.class.getResource("/bots/stepper.sh").toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the command lines of all running processes that bots of this test have started. */
    public static List<String> remainingProcesses() {
        return ProcessHandle.allProcesses()
                .filter(ProcessHandle::isAlive)
                .map(p -> p.info().commandLine().orElse(""))
                .filter(c -> c.contains(SLEEP_SECONDS) && (c.contains("stepper.sh") || c.contains("sleep")))
                .toList();
    }
}
