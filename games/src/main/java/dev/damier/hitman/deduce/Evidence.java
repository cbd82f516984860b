package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The observations, reduced to what is still undecided: the possible contents of each cell (its domain), constraints on
 * the number of people in sets of unknown cells, and constraints on the number of guards that see a cell.
 *
 * <p>Simple conclusions are applied until nothing changes (constraint propagation). A content that they remove is
 * impossible. The remaining contents need not all be possible.
 */
final class Evidence {
    final Grid grid;

    /** The possible contents of each cell, as masks of {@link ContentMasks}. */
    final int[] domain;

    final List<CountConstraint> countConstraints = new ArrayList<>();
    final List<SightConstraint> sightConstraints = new ArrayList<>();

    /** Number of guards whose cell and heading are not both known. */
    int guardsLeft;

    /** Number of civilians whose cell and heading are not both known. */
    int civiliansLeft;

    /** Number of objects (target, suit, wire) that are not found. It is 0 if one of each object is not assumed. */
    int objectsLeft;

    /** Whether no world is consistent with the observations. */
    boolean impossible;

    private final int totalGuards;
    private final int totalCivilians;
    private final boolean oneOfEachObject;

    /** By cell: the number of people heard from there. */
    private final Map<Integer, Integer> peopleHeardAt = new LinkedHashMap<>();

    /** By cell: the number of guards that saw Hitman there. */
    private final Map<Integer, Integer> guardsSeeingAt = new LinkedHashMap<>();

    private boolean changed;

    Evidence(Grid grid, int guards, int civilians, boolean oneOfEachObject, List<Observation> observations) {
        this.grid = grid;
        this.oneOfEachObject = oneOfEachObject;
        totalGuards = guards;
        totalCivilians = civilians;
        domain = new int[grid.size()];
        Arrays.fill(domain, ContentMasks.ANY);
        observations.forEach(this::apply);
        do {
            changed = false;
            updateTotals();
            buildCountConstraints();
            buildSightConstraints();
        } while (changed && !impossible);
    }

    /** Returns whether only one content of a cell is left. */
    boolean isKnown(int cell) {
        return ContentMasks.isSingle(domain[cell]);
    }

    private void apply(Observation observation) {
        if (observation instanceof Observation.Saw saw) {
            restrict(grid.index(saw.cell()), ContentMasks.of(saw.content()));
        } else if (observation instanceof Observation.Stood stood) {
            restrict(grid.index(stood.cell()), ContentMasks.ENTERABLE);
        } else if (observation instanceof Observation.Heard heard) {
            checkRepeatedValue(peopleHeardAt.put(grid.index(heard.from()), heard.people()), heard.people());
        } else if (observation instanceof Observation.Watched watched) {
            checkRepeatedValue(guardsSeeingAt.put(grid.index(watched.at()), watched.guards()), watched.guards());
        }
    }

    /** Checks that a repeated observation has the same value, because people do not move in phase 1. */
    private void checkRepeatedValue(@Nullable Integer previous, int value) {
        if (previous != null && previous != value) impossible = true;
    }

    /** Removes all contents of a cell that are not in the mask. */
    private void restrict(int cell, int mask) {
        int left = domain[cell] & mask;
        if (left == domain[cell]) return;
        domain[cell] = left;
        changed = true;
        if (left == 0) impossible = true;
    }

    private void updateTotals() {
        if (impossible) return;
        guardsLeft = totalGuards - excludeWhenAllPlaced(ContentMasks.GUARDS, totalGuards);
        civiliansLeft = totalCivilians - excludeWhenAllPlaced(ContentMasks.CIVILIANS, totalCivilians);
        objectsLeft = 0;
        if (!oneOfEachObject) return;
        for (Content object : List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE)) {
            if (excludeWhenAllPlaced(ContentMasks.of(object), 1) == 0) objectsLeft++;
        }
    }

    /**
     * Removes these contents from all other cells, once as many cells as the total certainly have one of them. Returns
     * the number of cells whose exact content is known and is one of these.
     */
    private int excludeWhenAllPlaced(int contents, int total) {
        int certain = 0;
        int known = 0;
        for (int mask : domain) {
            if ((mask & ~contents) == 0) certain++;
            if ((mask & ~contents) == 0 && ContentMasks.isSingle(mask)) known++;
        }
        if (certain > total) impossible = true;
        if (certain == total) {
            for (int c = 0; c < domain.length; c++) if ((domain[c] & ~contents) != 0) restrict(c, ~contents);
        }
        return known;
    }

    private void buildCountConstraints() {
        countConstraints.clear();
        int words = (grid.size() + 63) / 64;
        peopleHeardAt.forEach((at, people) -> {
            CountConstraint constraint = new CountConstraint(words, people, people == Observation.Heard.MAX_HEARD);
            for (int c : grid.hearingSquare(at)) {
                if ((domain[c] & ContentMasks.PERSONS) == 0) continue;
                if (isKnown(c)) constraint.required--;
                else constraint.add(c);
            }
            countConstraints.add(constraint);
        });
        simplifyCountConstraints();
        // An exact constraint on a subset is subtracted from every constraint that contains it.
        boolean subtracted = true;
        while (subtracted && !impossible) {
            subtracted = false;
            for (int i = 0; i < countConstraints.size() && !subtracted; i++) {
                CountConstraint part = countConstraints.get(i);
                if (part.atLeast) continue;
                for (int j = countConstraints.size() - 1; j >= 0; j--) {
                    CountConstraint whole = countConstraints.get(j);
                    if (whole == part || !part.isSubsetOf(whole)) continue;
                    whole.subtract(part);
                    subtracted = true;
                }
            }
            if (subtracted) simplifyCountConstraints();
        }
    }

    /** Removes constraints that are always true, and applies those that require no person or a person in every cell. */
    private void simplifyCountConstraints() {
        countConstraints.removeIf(constraint -> {
            int size = constraint.size();
            if (constraint.required > size || constraint.required < 0 && !constraint.atLeast) impossible = true;
            if (constraint.atLeast && constraint.required <= 0) return true;
            if (constraint.required == 0) for (int c : constraint.toArray()) restrict(c, ~ContentMasks.PERSONS);
            else if (constraint.required == size) for (int c : constraint.toArray()) restrict(c, ContentMasks.PERSONS);
            return size == 0 || constraint.required == 0;
        });
    }

    private void buildSightConstraints() {
        sightConstraints.clear();
        guardsSeeingAt.forEach((at, guardsSeeing) -> {
            if (!impossible) addSightConstraint(at, guardsSeeing);
        });
    }

    private void addSightConstraint(int at, int guardsSeeing) {
        if ((domain[at] & ~ContentMasks.CIVILIANS) == 0) {
            if (guardsSeeing > 0) impossible = true;
            return;
        }
        if (guardsSeeing > 0) restrict(at, ~ContentMasks.CIVILIANS);
        boolean mayBeHidden = (domain[at] & ContentMasks.CIVILIANS) != 0;
        List<SightConstraint.Term> terms = new ArrayList<>(4);
        int certain = 0;
        for (int side = 0; side < 4; side++) {
            SightConstraint.Term term = sightTerm(at, side);
            if (term == CERTAIN) certain++;
            else if (term != null) terms.add(term);
        }
        int required = guardsSeeing - certain;
        if (required < 0) {
            if (mayBeHidden) restrict(at, ContentMasks.CIVILIANS);
            else impossible = true;
            return;
        }
        if (required > terms.size()) impossible = true;
        if (required == 0 && !mayBeHidden) terms.removeIf(this::excludeGuard);
        if (!terms.isEmpty())
            sightConstraints.add(new SightConstraint(required, mayBeHidden ? at : -1, List.copyOf(terms)));
    }

    private static final SightConstraint.Term CERTAIN = new SightConstraint.Term(-1, -1, true, 0);

    /**
     * Returns how a guard on one side may see Hitman: {@link #CERTAIN} if a guard certainly sees him, null if certainly
     * none does.
     */
    private SightConstraint.@Nullable Term sightTerm(int at, int side) {
        int near = grid.ahead(at, side);
        if (near < 0) return null;
        int facing = side + 2 & 3;
        int watcher = ContentMasks.guardFacing(facing);
        if (domain[near] == watcher) return CERTAIN;
        int far = (domain[near] & ContentMasks.EMPTY) != 0 ? grid.ahead(near, side) : -1;
        if (far >= 0 && (domain[far] & watcher) == 0) far = -1;
        boolean farGuardProven = far >= 0 && domain[far] == watcher;
        if (domain[near] == ContentMasks.EMPTY) {
            if (far < 0) return null;
            return farGuardProven ? CERTAIN : new SightConstraint.Term(-1, far, false, facing);
        }
        if (far < 0 && (domain[near] & watcher) == 0) return null;
        return new SightConstraint.Term(near, farGuardProven ? -1 : far, farGuardProven, facing);
    }

    /**
     * Applies that no guard sees Hitman from this side. Returns false if a constraint on a pair of cells remains,
     * because only one of the two contents is impossible.
     */
    private boolean excludeGuard(SightConstraint.Term term) {
        int watcher = ContentMasks.guardFacing(term.facing());
        if (term.near() < 0) restrict(term.far(), ~watcher);
        else restrict(term.near(), ~(term.farGuardProven() ? watcher | ContentMasks.EMPTY : watcher));
        return !term.isPair();
    }
}
