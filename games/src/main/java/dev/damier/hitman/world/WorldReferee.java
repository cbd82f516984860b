package dev.damier.hitman.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The referee of both phases, with the rules of the course's referee, version 1.0.0. It has the world, and returns only
 * what an agent may know. It works on a copy of the map, and no returned object refers to this copy.
 *
 * <p>An action in the wrong phase causes an {@link IllegalStateException} with the course's message. An impossible
 * action is charged, and its status is not ok.
 */
public final class WorldReferee {
    private static final Cell START = new Cell(0, 0);

    private final World world;
    private final List<List<String>> histories = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] penalties = new int[2];

    private int phase;
    private boolean phase1Begun;
    private boolean phase2Begun;
    private boolean mapSent;
    private int mapScore;

    private Cell position = START;
    private Heading heading = Heading.N;
    private boolean hasSuit;
    private boolean suitOn;
    private boolean hasWeapon;
    private boolean targetDown;

    // Updated only by the actions that count guards or civilians, see countGuards and countCivilians.
    private boolean inGuardRange;
    private boolean inCivilRange;

    public WorldReferee(WorldMap map) {
        this(map, RefereeVersion.FINAL);
    }

    public WorldReferee(WorldMap map, RefereeVersion version) {
        world = new World(map, version);
    }

    /** Starts in the middle of a mission, with penalty 0. */
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

    /** Starts phase 1. */
    public RefereeStatus startPhase1() {
        if (phase1Begun || phase2Begun) throw wrongPhase();
        phase1Begun = true;
        phase = 1;
        return status(true);
    }

    /** Starts phase 2. This is allowed without phase 1, and also during phase 1, which ends it. */
    public RefereeStatus startPhase2() {
        if (phase2Begun) throw wrongPhase();
        phase2Begun = true;
        phase = 2;
        position = START;
        heading = Heading.N;
        countGuards();
        countCivilians();
        return status(true);
    }

    /** Performs an action and charges its penalty. */
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

    /** Returns the current status without an action. */
    public RefereeStatus currentStatus() {
        if (phase == 0) throw wrongPhase();
        return status(true);
    }

    /**
     * Receives the map that the agent submits. A correct cell scores 2 points, and a wrong cell costs nothing. Returns
     * whether all cells of the world are correct.
     */
    public boolean sendContent(Map<Cell, Content> guess) {
        if (phase != 1) throw wrongPhase();
        if (mapSent) throw new IllegalStateException("Err: cand only send content once");
        mapSent = true;
        int correct = 0;
        for (Map.Entry<Cell, Content> entry : guess.entrySet()) {
            if (world.contentOrNull(entry.getKey()) == entry.getValue()) correct++;
        }
        mapScore = 2 * correct;
        return correct == guess.size() && correct == world.columns() * world.rows();
    }

    /** Ends phase 1. It may be called again until phase 2 starts; then the world may differ from the submitted map. */
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
        int score = mapScore - penalties[0];
        return new PhaseEnding(true, scoreMessage(score), score, List.copyOf(histories.get(0)), truth);
    }

    /** Returns the message of the course's referee. */
    private static String scoreMessage(int score) {
        return "Your score is " + score;
    }

    /** Ends phase 2, if the target is dead and Hitman is on the start cell. It may be called again afterwards. */
    public PhaseEnding endPhase2() {
        if (!targetDown || !position.equals(START)) {
            return new PhaseEnding(false, "Err: finish the mission and go back to (0,0)", 0, List.of(), Map.of());
        }
        phase = 0;
        return new PhaseEnding(
                true, scoreMessage(-penalties[1]), -penalties[1], List.copyOf(histories.get(1)), Map.of());
    }

    private RefereeStatus move() {
        recordAction(Action.MOVE, phase != 0);
        Content ahead = world.contentOrNull(position.ahead(heading, 1));
        boolean valid = ahead != null && ahead.isEnterable();
        if (valid) position = position.ahead(heading, 1);
        charge(1 + sightCharge());
        if (valid && phase == 2) countCivilians();
        return status(valid);
    }

    private RefereeStatus turn(Action action, Heading to) {
        recordAction(action, phase != 0);
        heading = to;
        charge(1 + sightCharge());
        return status(true);
    }

    private RefereeStatus take(Action action, Content object) {
        recordAction(action, phase == 2);
        charge(1 + 5 * countGuards());
        boolean valid = world.at(position) == object;
        if (valid) {
            world.clear(position);
            if (object == Content.SUIT) hasSuit = true;
            else hasWeapon = true;
        }
        return status(valid);
    }

    private RefereeStatus putOnSuit() {
        recordAction(Action.PUT_ON_SUIT, phase == 2);
        int guards = countGuards();
        charge(1 + 5 * guards);
        if (!hasSuit) return status(false);
        suitOn = true;
        charge(100 * (guards + countCivilians()));
        return status(true);
    }

    private RefereeStatus killTarget() {
        recordAction(Action.KILL_TARGET, phase == 2);
        charge(1 + sightCharge());
        if (world.at(position) != Content.TARGET || !hasWeapon) return status(false);
        world.clear(position);
        targetDown = true;
        charge(100 * (countGuards() + countCivilians()));
        return status(true);
    }

    /**
     * Neutralises a person. Outside the grid the action is impossible; the original referee failed with an index error.
     */
    private RefereeStatus neutralize(Action action) {
        recordAction(action, phase == 2);
        charge(1 + 5 * countGuards());
        Cell ahead = position.ahead(heading, 1);
        Content victim = world.contentOrNull(ahead);
        if (victim == null) return status(false);
        boolean rightKind = action == Action.NEUTRALIZE_GUARD ? victim.isGuard() : victim.isCivilian();
        if (!rightKind || victim.facing() == heading.opposite()) return status(false);
        world.clear(ahead);
        charge(20 + 100 * (countGuards() + countCivilians()));
        return status(true);
    }

    /** Adds the action to the history. Throws if the phase is wrong. */
    private void recordAction(Action action, boolean rightPhase) {
        if (!rightPhase) throw wrongPhase();
        histories.get(phase - 1).add(action.label);
    }

    private static IllegalStateException wrongPhase() {
        return new IllegalStateException("Err: invalid phase");
    }

    private void charge(int penalty) {
        penalties[phase - 1] += penalty;
    }

    /** Returns 5 per guard who sees Hitman. With the suit on it returns 0 and does not update {@code inGuardRange}. */
    private int sightCharge() {
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
                world.peopleHeard(position),
                penalties[phase - 1],
                inGuardRange,
                inCivilRange,
                hasSuit,
                suitOn,
                hasWeapon,
                targetDown);
    }
}
