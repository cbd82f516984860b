package dev.damier.hitman.world;

import java.util.List;

/**
 * The referee's answer after an action. It contains everything that an agent may know.
 *
 * @param ok false if the action was impossible; its penalty is charged nevertheless
 * @param phase 1 or 2
 * @param guards number of living guards
 * @param civilians number of living civilians
 * @param vision the cells in view with their contents
 * @param peopleHeard number of people heard; 5 means five or more
 * @param penalties penalties of this phase so far
 * @param inGuardRange whether a guard saw Hitman when guards were last counted; not every action counts them
 * @param inCivilRange whether a civilian saw Hitman when civilians were last counted; phase 2 only
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
        int peopleHeard,
        int penalties,
        boolean inGuardRange,
        boolean inCivilRange,
        boolean hasSuit,
        boolean suitOn,
        boolean hasWeapon,
        boolean targetDown) {}
