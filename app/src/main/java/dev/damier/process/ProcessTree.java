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
 * A child process with all its descendants. When a parent dies, its children are no longer descendants of this process.
 * Such orphans are found by their control group where it is available. Otherwise they are found by an inherited
 * environment variable, which needs {@code /proc}.
 */
public final class ProcessTree {
    private static final String MARK_VARIABLE = "DAMIER_BOT";
    private static final Path PROC = Path.of("/proc");
    private static final Duration MAX_KILL_TIME = Duration.ofSeconds(2);
    private static final int SCAN_INTERVAL_MILLIS = 10;

    private final Process process;
    private final byte[] mark;
    private final Optional<ProcessCgroup> cgroup;
    private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();
    private Duration cpuTime = Duration.ZERO;

    private ProcessTree(Process process, String mark) {
        this.process = process;
        cgroup = ProcessCgroup.create(process);
        this.mark = (MARK_VARIABLE + "=" + mark).getBytes(StandardCharsets.US_ASCII);
    }

    /** Starts a command. */
    public static ProcessTree start(List<String> command) throws IOException {
        String mark = UUID.randomUUID().toString();
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put(MARK_VARIABLE, mark);
        return new ProcessTree(builder.start(), mark);
    }

    /** Returns whether all orphans can be killed, even if they have changed their session, parent and environment. */
    public static boolean canKillOrphans() {
        return ProcessCgroup.isAvailable();
    }

    public Process process() {
        return process;
    }

    /**
     * Returns the processor time of the process and its known descendants. It never decreases. It is fast enough to be
     * called for every move.
     */
    public synchronized Duration cpuTime() {
        Duration sum = knownProcesses().stream().map(ProcessTime::of).reduce(Duration.ZERO, Duration::plus);
        if (sum.compareTo(cpuTime) > 0) cpuTime = sum;
        return cpuTime;
    }

    /**
     * The resources that a process and its known descendants use now.
     *
     * @param bytes resident memory; 0 on systems without {@code /proc}
     */
    public record Usage(int processes, long bytes) {}

    /** Returns the resources in use. */
    public Usage usage() {
        Set<ProcessHandle> alive = knownProcesses();
        cgroup.ifPresent(g -> alive.addAll(g.members()));
        return new Usage(
                alive.size(), alive.stream().mapToLong(ProcessMemory::of).sum());
    }

    /** Waits for the process to exit. Returns false on timeout. */
    public boolean waitForExit(Duration timeout) {
        try {
            return process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Kills all processes repeatedly until two scans in a row find none. One scan is not enough, because a process that
     * is just executing another program is not visible. The parent is killed first, so that it cannot react to the
     * death of its children.
     */
    public void killAll() {
        long deadline = System.nanoTime() + MAX_KILL_TIME.toNanos();
        for (int emptyScans = 0; emptyScans < 2 && System.nanoTime() < deadline; sleepUntilNextScan()) {
            List<ProcessHandle> alive = aliveProcesses();
            alive.forEach(ProcessHandle::destroyForcibly);
            emptyScans = alive.isEmpty() ? emptyScans + 1 : 0;
        }
        cgroup.ifPresent(ProcessCgroup::remove);
    }

    private List<ProcessHandle> aliveProcesses() {
        Set<ProcessHandle> all = knownProcesses();
        cgroup.ifPresent(g -> all.addAll(g.members()));
        all.addAll(orphans());
        return all.stream().filter(ProcessHandle::isAlive).toList();
    }

    /** Returns the process itself first, then its current and earlier descendants that are alive. */
    private Set<ProcessHandle> knownProcesses() {
        Set<ProcessHandle> all = new LinkedHashSet<>(List.of(process.toHandle()));
        process.descendants().forEach(descendants::add);
        descendants.removeIf(p -> !p.isAlive());
        all.addAll(descendants);
        return all;
    }

    private static void sleepUntilNextScan() {
        try {
            Thread.sleep(SCAN_INTERVAL_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns all processes with the mark in their environment. */
    private Set<ProcessHandle> orphans() {
        Set<ProcessHandle> found = new LinkedHashSet<>();
        if (!Files.isDirectory(PROC)) return found;
        try (Stream<Path> entries = Files.list(PROC)) {
            for (Path entry : entries.toList()) {
                String pid = entry.getFileName().toString();
                if (pid.matches("\\d+") && hasMark(entry))
                    ProcessHandle.of(Long.parseLong(pid)).ifPresent(found::add);
            }
        } catch (IOException e) {
            // Without /proc only descendants are found.
        }
        return found;
    }

    private boolean hasMark(Path proc) {
        try {
            byte[] environment = Files.readAllBytes(proc.resolve("environ"));
            return new String(environment, StandardCharsets.ISO_8859_1)
                    .contains(new String(mark, StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return false; // ended, or not readable
        }
    }
}
