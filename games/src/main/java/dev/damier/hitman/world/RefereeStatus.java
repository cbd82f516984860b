package dev.damier.hitman.world;

import java.util.List;

/**
 * What the referee tells after an action: all that an agent may know.
 *
 * @param ok false when the action was impossible; it was charged all the same
 * @param phase 1 or 2
 * @param guards how many are alive
 * @param civilians how many are alive
 * @param hear people heard, 5 for five or more
 * @param penalties of this phase so far
 * @param inGuardRange a memory: whether guards saw Hitman when an action last counted them
 * @param inCivilRange the same of civilians; phase 2 only
 */
public record RefereeStatus(
        boolean ok,
        int phase,
        int guards,
        int civilians,
        int rows,
        int columns,
        Cell position,
        Heading heading,
        List<Seen> vision,
        int hear,
        int penalties,
        boolean inGuardRange,
        boolean inCivilRange,
        boolean hasSuit,
        boolean suitOn,
        boolean hasWeapon,
        boolean targetDown) {}
