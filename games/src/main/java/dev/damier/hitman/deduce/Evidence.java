package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All observations boiled down to what is still open: what each cell may hold, people counted in sets of unknown cells,
 * and watchers counted over pairs of them. Cheap conclusions are drawn to a fixed point; whatever they strike out is
 * impossible, but more may be.
 */
final class Evidence {
    final Grid grid;
    final int[] domain;
    final List<CountConstraint> hearings = new ArrayList<>();
    final List<SightConstraint> watches = new ArrayList<>();

    /** Numbers not yet settled: guards, civilians, kinds of objects not found. */
    int guards;

    int civilians;
    int objects;

    /** No world agrees with what was observed. */
    boolean impossible;

    private final int totalGuards;
    private final int totalCivilians;
    private final boolean usual;
    private final Map<Integer, Integer> heard = new LinkedHashMap<>();
    private final Map<Integer, Integer> watched = new LinkedHashMap<>();
    private boolean changed;

    Evidence(Grid grid, int guards, int civilians, boolean usual, List<Observation> observations) {
        this.grid = grid;
        this.usual = usual;
        totalGuards = guards;
        totalCivilians = civilians;
        domain = new int[grid.size()];
        Arrays.fill(domain, ContentMasks.ANY);
        observations.forEach(this::note);
        do {
            changed = false;
            countKnown();
            listen();
            watch();
        } while (changed && !impossible);
    }

    boolean known(int cell) {
        return ContentMasks.single(domain[cell]);
    }

    private void note(Observation observation) {
        if (observation instanceof Observation.Saw saw) {
            restrict(grid.index(saw.cell()), ContentMasks.of(saw.content()));
        } else if (observation instanceof Observation.Stood stood) {
            restrict(grid.index(stood.cell()), ContentMasks.ENTERABLE);
        } else if (observation instanceof Observation.Heard h) {
            agree(heard.put(grid.index(h.from()), h.people()), h.people());
        } else if (observation instanceof Observation.Watched w) {
            agree(watched.put(grid.index(w.at()), w.guards()), w.guards());
        }
    }

    /** People do not move: the same place tells the same twice. */
    private void agree(Integer before, int now) {
        if (before != null && before != now) impossible = true;
    }

    private void restrict(int cell, int mask) {
        int left = domain[cell] & mask;
        if (left == domain[cell]) return;
        domain[cell] = left;
        changed = true;
        if (left == 0) impossible = true;
    }

    private void countKnown() {
        if (impossible) return;
        guards = totalGuards - exhaust(ContentMasks.GUARDS, totalGuards);
        civilians = totalCivilians - exhaust(ContentMasks.CIVILIANS, totalCivilians);
        objects = 0;
        if (!usual) return;
        for (Content object : List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE)) {
            if (exhaust(ContentMasks.of(object), 1) == 0) objects++;
        }
    }

    /** Once all of a kind are placed, no other cell holds one. The number of cells known to hold this kind exactly. */
    private int exhaust(int kind, int total) {
        int certain = 0;
        int known = 0;
        for (int mask : domain) {
            if ((mask & ~kind) == 0) certain++;
            if ((mask & ~kind) == 0 && ContentMasks.single(mask)) known++;
        }
        if (certain > total) impossible = true;
        if (certain == total) {
            for (int c = 0; c < domain.length; c++) if ((domain[c] & ~kind) != 0) restrict(c, ~kind);
        }
        return known;
    }

    private void listen() {
        hearings.clear();
        int words = (grid.size() + 63) / 64;
        heard.forEach((at, people) -> {
            CountConstraint hearing = new CountConstraint(words, people, people == Observation.Heard.MAX_HEARD);
            for (int c : grid.square(at)) {
                if ((domain[c] & ContentMasks.PERSONS) == 0) continue;
                if (known(c)) hearing.need--;
                else hearing.add(c);
            }
            hearings.add(hearing);
        });
        settle();
        // A part counted exactly is taken out of every whole that contains it.
        boolean again = true;
        while (again && !impossible) {
            again = false;
            for (int i = 0; i < hearings.size() && !again; i++) {
                CountConstraint part = hearings.get(i);
                if (part.atLeast) continue;
                for (int j = hearings.size() - 1; j >= 0; j--) {
                    CountConstraint whole = hearings.get(j);
                    if (whole == part || !part.within(whole)) continue;
                    whole.subtract(part);
                    again = true;
                }
            }
            if (again) settle();
        }
    }

    /** Drops counts that say no more and draws the plain conclusions: nobody here, or everybody. */
    private void settle() {
        hearings.removeIf(hearing -> {
            int size = hearing.size();
            if (hearing.need > size || hearing.need < 0 && !hearing.atLeast) impossible = true;
            if (hearing.atLeast && hearing.need <= 0) return true;
            if (hearing.need == 0) for (int c : hearing.toArray()) restrict(c, ~ContentMasks.PERSONS);
            else if (hearing.need == size) for (int c : hearing.toArray()) restrict(c, ContentMasks.PERSONS);
            return size == 0 || hearing.need == 0;
        });
    }

    private void watch() {
        watches.clear();
        watched.forEach((at, number) -> {
            if (!impossible) watch(at, number);
        });
    }

    private void watch(int at, int number) {
        if ((domain[at] & ~ContentMasks.CIVILIANS) == 0) {
            if (number > 0) impossible = true;
            return;
        }
        if (number > 0) restrict(at, ~ContentMasks.CIVILIANS);
        boolean shielded = (domain[at] & ContentMasks.CIVILIANS) != 0;
        List<SightConstraint.Term> terms = new ArrayList<>(4);
        int certain = 0;
        for (int way = 0; way < 4; way++) {
            SightConstraint.Term term = term(at, way);
            if (term == SEES) certain++;
            else if (term != null) terms.add(term);
        }
        int need = number - certain;
        if (need < 0) {
            if (shielded) restrict(at, ContentMasks.CIVILIANS);
            else impossible = true;
            return;
        }
        if (need > terms.size()) impossible = true;
        if (need == 0 && !shielded) terms.removeIf(this::exclude);
        if (!terms.isEmpty()) watches.add(new SightConstraint(need, shielded ? at : -1, List.copyOf(terms)));
    }

    private static final SightConstraint.Term SEES = new SightConstraint.Term(-1, -1, true, 0);

    /** How Hitman may be seen from one side: {@link #SEES} if he certainly is, null if he certainly is not. */
    private SightConstraint.Term term(int at, int way) {
        int near = grid.ahead(at, way);
        if (near < 0) return null;
        int facing = way + 2 & 3;
        int watcher = ContentMasks.guard(facing);
        if (domain[near] == watcher) return SEES;
        int far = (domain[near] & ContentMasks.EMPTY) != 0 ? grid.ahead(near, way) : -1;
        if (far >= 0 && (domain[far] & watcher) == 0) far = -1;
        boolean farWatches = far >= 0 && domain[far] == watcher;
        if (domain[near] == ContentMasks.EMPTY) {
            if (far < 0) return null;
            return farWatches ? SEES : new SightConstraint.Term(-1, far, false, facing);
        }
        if (far < 0 && (domain[near] & watcher) == 0) return null;
        return new SightConstraint.Term(near, farWatches ? -1 : far, farWatches, facing);
    }

    /** Nobody sees him from this side. True if that is thereby said, false if two cells remain that exclude each other. */
    private boolean exclude(SightConstraint.Term term) {
        int watcher = ContentMasks.guard(term.facing());
        if (term.near() < 0) restrict(term.far(), ~watcher);
        else restrict(term.near(), ~(term.open() ? watcher | ContentMasks.EMPTY : watcher));
        return !term.pair();
    }
}
