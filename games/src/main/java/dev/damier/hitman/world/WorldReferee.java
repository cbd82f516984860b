package dev.damier.hitman.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds the world and shows only what an agent may know: the course's referee, version 1.0.0, action by action. It
 * works on a copy of the map, and nothing it returns leads to it. An action outside its phase is an {@link
 * IllegalStateException} with the course's message; an impossible action is charged and answered with a status that is
 * not ok.
 */
public final class WorldReferee {
    private static final Cell HOME = new Cell(0, 0);

    private final World world;
    private final List<List<String>> histories = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] penalties = new int[2];

    private int phase;
    private boolean phase1Begun;
    private boolean phase2Begun;
    private boolean mapSent;
    private int guessScore;

    private Cell position = HOME;
    private Heading heading = Heading.N;
    private boolean hasSuit;
    private boolean suitOn;
    private boolean hasWeapon;
    private boolean targetDown;

    // Memories: rewritten only when an action counts, see countGuards and countCivilians.
    private boolean inGuardRange;
    private boolean inCivilRange;

    public WorldReferee(WorldMap map) {
        this(map, RefereeVersion.FINAL);
    }

    public WorldReferee(WorldMap map, RefereeVersion version) {
        world = new World(map, version);
    }

    /** A mission under way, from here on: nothing charged yet. */
    public WorldReferee(Situation now) {
        this(now.map(), now.version());
        phase2Begun = true;
        phase = 2;
        position = now.map().cell(now.cell());
        heading = now.heading();
        hasSuit = now.suit() != Situation.Suit.NONE;
        suitOn = now.suit() == Situation.Suit.ON;
        hasWeapon = now.hasWeapon();
        targetDown = now.targetDown();
        countGuards();
        countCivilians();
    }

    public RefereeStatus startPhase1() {
        if (phase1Begun || phase2Begun) throw wrongPhase();
        phase1Begun = true;
        phase = 1;
        return status(true);
    }

    /** May be called without phase 1, or in the middle of it, which ends it. */
    public RefereeStatus startPhase2() {
        if (phase2Begun) throw wrongPhase();
        phase2Begun = true;
        phase = 2;
        position = HOME;
        heading = Heading.N;
        countGuards();
        countCivilians();
        return status(true);
    }

    public RefereeStatus act(Action action) {
        return switch (action) {
            case MOVE -> move();
            case TURN_CLOCKWISE -> turn(action, heading.clockwise());
            case TURN_ANTI_CLOCKWISE -> turn(action, heading.antiClockwise());
            case TAKE_SUIT -> take(action, Content.SUIT);
            case TAKE_WEAPON -> take(action, Content.PIANO_WIRE);
            case PUT_ON_SUIT -> putOnSuit();
            case KILL_TARGET -> killTarget();
            case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL -> neutralize(action);
        };
    }

    /** What Hitman perceives without acting. */
    public RefereeStatus look() {
        if (phase == 0) throw wrongPhase();
        return status(true);
    }

    /** The map as the agent believes it; 2 points a right cell, nothing lost by a wrong one. True if all is right. */
    public boolean sendContent(Map<Cell, Content> guess) {
        if (phase != 1) throw wrongPhase();
        if (mapSent) throw new IllegalStateException("Err: cand only send content once");
        mapSent = true;
        int right = 0;
        for (Map.Entry<Cell, Content> entry : guess.entrySet()) {
            if (world.at(entry.getKey()) == entry.getValue()) right++;
        }
        guessScore = 2 * right;
        return right == guess.size() && right == world.columns() * world.rows();
    }

    /** May be asked again once the phase has ended, but not after phase 2 began, when the world is no longer the one guessed. */
    public PhaseEnding endPhase1() {
        if (phase2Begun) throw wrongPhase();
        if (!mapSent) {
            return new PhaseEnding(false, "Err: Cannot end phase1 without guessing the map", 0, List.of(), Map.of());
        }
        phase = 0;
        Map<Cell, Content> truth = new LinkedHashMap<>();
        for (int x = 0; x < world.columns(); x++) {
            for (int y = 0; y < world.rows(); y++) truth.put(new Cell(x, y), world.at(new Cell(x, y)));
        }
        int score = guessScore - penalties[0];
        return new PhaseEnding(true, scored(score), score, List.copyOf(histories.get(0)), truth);
    }

    /** As the course's referee says it. */
    private static String scored(int score) {
        return "Your score is " + score;
    }

    /** Refused, whatever the phase, until the target is down and Hitman back; may be asked again afterwards. */
    public PhaseEnding endPhase2() {
        if (!targetDown || !position.equals(HOME)) {
            return new PhaseEnding(false, "Err: finish the mission and go back to (0,0)", 0, List.of(), Map.of());
        }
        phase = 0;
        return new PhaseEnding(true, scored(-penalties[1]), -penalties[1], List.copyOf(histories.get(1)), Map.of());
    }

    private RefereeStatus move() {
        begin(Action.MOVE, phase != 0);
        Content ahead = world.at(position.ahead(heading, 1));
        boolean valid = ahead != null && ahead.enterable();
        if (valid) position = position.ahead(heading, 1);
        charge(1 + walkingCharge());
        if (valid && phase == 2) countCivilians();
        return status(valid);
    }

    private RefereeStatus turn(Action action, Heading to) {
        begin(action, phase != 0);
        heading = to;
        charge(1 + walkingCharge());
        return status(true);
    }

    private RefereeStatus take(Action action, Content object) {
        begin(action, phase == 2);
        charge(1 + 5 * countGuards());
        boolean valid = world.at(position) == object;
        if (valid) {
            world.empty(position);
            if (object == Content.SUIT) hasSuit = true;
            else hasWeapon = true;
        }
        return status(valid);
    }

    private RefereeStatus putOnSuit() {
        begin(Action.PUT_ON_SUIT, phase == 2);
        int guards = countGuards();
        charge(1 + 5 * guards);
        if (!hasSuit) return status(false);
        suitOn = true;
        charge(100 * (guards + countCivilians()));
        return status(true);
    }

    private RefereeStatus killTarget() {
        begin(Action.KILL_TARGET, phase == 2);
        charge(1 + walkingCharge());
        if (world.at(position) != Content.TARGET || !hasWeapon) return status(false);
        world.empty(position);
        targetDown = true;
        charge(100 * (countGuards() + countCivilians()));
        return status(true);
    }

    /** Out of the grid there is nobody: an ordinary impossible action, where the original fell over its indices. */
    private RefereeStatus neutralize(Action action) {
        begin(action, phase == 2);
        charge(1 + 5 * countGuards());
        Cell ahead = position.ahead(heading, 1);
        Content victim = world.at(ahead);
        boolean asked = victim != null && (action == Action.NEUTRALIZE_GUARD ? victim.guard() : victim.civilian());
        if (!asked || victim.facing == heading.opposite()) return status(false);
        world.empty(ahead);
        charge(20 + 100 * (countGuards() + countCivilians()));
        return status(true);
    }

    private void begin(Action action, boolean rightPhase) {
        if (!rightPhase) throw wrongPhase();
        histories.get(phase - 1).add(action.label);
    }

    private static IllegalStateException wrongPhase() {
        return new IllegalStateException("Err: invalid phase");
    }

    private void charge(int penalty) {
        penalties[phase - 1] += penalty;
    }

    /** 5 per guard who sees Hitman, which a suit waives; then nobody counts and the memory stays. */
    private int walkingCharge() {
        return suitOn ? 0 : 5 * countGuards();
    }

    private int countGuards() {
        int seeing = world.guardsSeeing(position);
        inGuardRange = seeing > 0;
        return seeing;
    }

    private int countCivilians() {
        int seeing = world.civiliansSeeing(position);
        inCivilRange = seeing > 0;
        return seeing;
    }

    private RefereeStatus status(boolean ok) {
        return new RefereeStatus(
                ok,
                phase,
                world.guards(),
                world.civilians(),
                world.rows(),
                world.columns(),
                position,
                heading,
                world.vision(position, heading),
                world.hear(position),
                penalties[phase - 1],
                inGuardRange,
                inCivilRange,
                hasSuit,
                suitOn,
                hasWeapon,
                targetDown);
    }
}
