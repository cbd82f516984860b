package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the identity of a build changes with any of its classes. */
class BuildIdentityTest {
    @Test
    void classesOfOneJarCountOnce() {
        assertThat(BuildIdentity.of(Job.class, Report.class)).isEqualTo(BuildIdentity.of(Job.class));
        assertThat(BuildIdentity.of(Job.class, Engine.class)).isNotEqualTo(BuildIdentity.of(Job.class));
    }

    @Test
    void changedOrRenamedFileChangesTheIdentity(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("A.class"), "one");
        String first = BuildIdentity.hash(folder);
        Files.writeString(file, "two");
        String second = BuildIdentity.hash(folder);
        Files.move(file, folder.resolve("B.class"));
        assertThat(BuildIdentity.hash(folder)).isNotIn(first, second);
        assertThat(second).isNotEqualTo(first);
    }
}
