package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Assigns an output folder to one job, named in {@code job.txt}, so that the results of two jobs are never mixed. */
final class JobFolder {
    private JobFolder() {}

    /** Writes the description of the job, or checks that the stored one is the same. */
    static void claim(FileSystem files, Path out, String description) throws IOException {
        Path jobFile = new Path(out, "job.txt");
        if (files.exists(jobFile)) {
            String stored;
            try (var in = files.open(jobFile)) {
                stored = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            }
            if (!stored.equals(description)) throw UsageException.of("usage.batch.other", out, stored);
            return;
        }
        if (files.exists(out) && files.listStatus(out).length > 0) throw UsageException.of("usage.batch.folder", out);
        try (var output = files.create(jobFile)) {
            output.write((description + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
