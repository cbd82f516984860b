package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** A folder belongs to one job, named in its {@code job.txt}: what two have done must not be mixed. */
final class JobFolder {
    private JobFolder() {}

    /** Notes the job, or sees that it is the one that is noted. */
    static void claim(FileSystem files, Path out, String description) throws IOException {
        Path plan = new Path(out, "job.txt");
        if (files.exists(plan)) {
            String said;
            try (var in = files.open(plan)) {
                said = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            }
            if (!said.equals(description))
                throw new UsageException(
                        out + " contains another job (" + said + "): choose another --out, or delete it");
            return;
        }
        if (files.exists(out) && files.listStatus(out).length > 0)
            throw new UsageException(out + " exists and is not a batch folder: choose another --out");
        try (var to = files.create(plan)) {
            to.write((description + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
