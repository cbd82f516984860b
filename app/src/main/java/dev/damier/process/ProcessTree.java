package dev.damier.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A child process with all that it starts. A child whose parent has died is nobody's descendant any more; such orphans
 * are known by the control group they are in where there is one, and by a mark that they have inherited in their
 * environment where there is a {@code /proc}.
 */
public final class ProcessTree {
    private static final String MARK = "DAMIER_BOT";
    private static final Path PROC = Path.of("/proc");
    private static final Duration MAX_KILL_TIME = Duration.ofSeconds(2);
    private static final int PAUSE_MILLIS = 10;

    private final Process process;
    private final byte[] mark;
    private final Optional<ProcessCgroup> group;
    private final Set<ProcessHandle> seen = ConcurrentHashMap.newKeySet();
    private Duration cpu = Duration.ZERO;

    private ProcessTree(Process process, String mark) {
        this.process = process;
        group = ProcessCgroup.of(process);
        this.mark = (MARK + "=" + mark).getBytes(StandardCharsets.US_ASCII);
    }

    public static ProcessTree start(List<String> command) throws IOException {
        String mark = UUID.randomUUID().toString();
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put(MARK, mark);
        return new ProcessTree(builder.start(), mark);
    }

    /** Whether even a process that left everything behind ends with the one that started it. */
    public static boolean endsOrphans() {
        return ProcessCgroup.available();
    }

    public Process process() {
        return process;
    }

    /** Processor time of all but the orphans, as near as the system tells; it never falls. Quick: it is asked every move. */
    public synchronized Duration cpu() {
        Duration sum = known().stream().map(ProcessTime::of).reduce(Duration.ZERO, Duration::plus);
        if (sum.compareTo(cpu) > 0) cpu = sum;
        return cpu;
    }

    /** Whether it ends by itself in this time. */
    public boolean ends(Duration patience) {
        try {
            return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Ends them all, and again while new ones appear: until nobody was there in two looks, for one that is just becoming
     * another program cannot be seen. The parent goes first, or it would act on the death of its children.
     */
    public void killAll() {
        long deadline = System.nanoTime() + MAX_KILL_TIME.toNanos();
        for (int quiet = 0; quiet < 2 && System.nanoTime() < deadline; pause()) {
            List<ProcessHandle> alive = alive();
            alive.forEach(ProcessHandle::destroyForcibly);
            quiet = alive.isEmpty() ? quiet + 1 : 0;
        }
        group.ifPresent(ProcessCgroup::remove);
    }

    private List<ProcessHandle> alive() {
        Set<ProcessHandle> all = known();
        group.ifPresent(g -> all.addAll(g.members()));
        all.addAll(orphans());
        return all.stream().filter(ProcessHandle::isAlive).toList();
    }

    /** It and its descendants, those too who were that once; it comes first. */
    private Set<ProcessHandle> known() {
        Set<ProcessHandle> all = new LinkedHashSet<>(List.of(process.toHandle()));
        process.descendants().forEach(seen::add);
        seen.removeIf(p -> !p.isAlive());
        all.addAll(seen);
        return all;
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Set<ProcessHandle> orphans() {
        Set<ProcessHandle> found = new LinkedHashSet<>();
        if (!Files.isDirectory(PROC)) return found;
        try (Stream<Path> all = Files.list(PROC)) {
            for (Path each : all.toList()) {
                String pid = each.getFileName().toString();
                if (pid.matches("\\d+") && marked(each))
                    ProcessHandle.of(Long.parseLong(pid)).ifPresent(found::add);
            }
        } catch (IOException e) {
            // then only descendants are known
        }
        return found;
    }

    private boolean marked(Path proc) {
        try {
            byte[] environment = Files.readAllBytes(proc.resolve("environ"));
            return new String(environment, StandardCharsets.ISO_8859_1)
                    .contains(new String(mark, StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return false; // gone, or not ours to read
        }
    }
}
