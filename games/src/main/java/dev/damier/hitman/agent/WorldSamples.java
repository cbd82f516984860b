package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Sampled worlds of a belief state, created on demand. The same observations and seed give the same worlds. */
final class WorldSamples {
    private final Deducer deducer;
    private final Random random;
    private final List<SampledWorld> samples = new ArrayList<>();

    WorldSamples(Deducer deducer, long seed) {
        this.deducer = deducer;
        int cells = deducer.grid().size();
        random = new Random(
                1_000_003L * seed + cells + 31L * deducer.observations().size());
    }

    /** Returns the sample with this number, from 0. */
    SampledWorld get(int number) {
        while (samples.size() <= number) samples.add(deducer.sampleWorld(random));
        return samples.get(number);
    }
}
