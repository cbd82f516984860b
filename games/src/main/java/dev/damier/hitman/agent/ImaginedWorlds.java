package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Worlds that may be the real one, drawn when they are needed: the same observations and seed bring the same worlds. */
final class ImaginedWorlds {
    private final Deducer deducer;
    private final Random random;
    private final List<SampledWorld> drawn = new ArrayList<>();

    ImaginedWorlds(Deducer deducer, long seed) {
        this.deducer = deducer;
        int cells = deducer.grid().size();
        random = new Random(
                1_000_003L * seed + cells + 31L * deducer.observations().size());
    }

    SampledWorld get(int number) {
        while (drawn.size() <= number) drawn.add(deducer.imagine(random));
        return drawn.get(number);
    }
}
