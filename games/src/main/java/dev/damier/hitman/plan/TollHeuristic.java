package dev.damier.hitman.plan;

import dev.damier.search.CostBuckets;
import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * An admissible heuristic for plans that may neutralise more people. Nobody is removed in its model. Instead, the path pays a
 * toll for each guard whose cell or view it enters. A guard's tolls never add up to more than the penalty of neutralising him
 * (21), so a plan that neutralises him is not overestimated.
 *
 * <ul>
 *   <li>A <i>phase</i> of a plan ends when Hitman takes the wire or kills the target, or when he takes or puts on the suit. A
 *       plan that takes no suit has at most three phases, and each guard costs at most 7 per phase. Other plans have at most
 *       five phases, and each guard costs at most 4 per phase.
 *   <li>Entering a guard's view from outside costs 5 (or 4), because he sees at least this move if he stays. Entering his cell
 *       costs 7 (or 4) in total, because he must be removed.
 *   <li>An optimal path of the model enters the view and the cell of a guard at most once per phase. They lie on one line, so
 *       the straight way between the first and the last visit is the shortest. It touches no other view, because the cell in
 *       front of the guard counts as safe only if no other guard sees it; otherwise his cell costs nothing.
 *   <li>A guard who sees the target's cell, or a civilian who does, costs 21 at the kill instead (a witness costs 100).
 *   <li>A guard without whose removal the mission is impossible is <i>required</i>. He costs 21 until he is removed, and
 *       no toll.
 *   <li>A guard whom nobody can approach from behind or from the side is <i>permanent</i>. He blocks his cell, and each move
 *       in his view costs 5.
 * </ul>
 */
final class TollHeuristic {
    /** The modes of a plan. A plan that puts on the suit later goes through the last three. */
    private static final int STAYS_OFF = 0;

    private static final int IS_ON = 1;
    private static final int NOT_TAKEN = 2;
    private static final int TAKEN = 3;
    private static final int PUT_ON = 4;
    private static final int MODES = 5;

    private static final int VIEW_PENALTY = 5;

    /** Toll per guard and phase of a plan that takes no suit (three phases), and of other plans (five phases). */
    private static final int[] MAX_TOLL = {7, 7, 4, 4, 4};

    /** What a person costs in the model. */
    enum Role {
        FREE,
        TOLL,
        KILL_WITNESS,
        REQUIRED,
        PERMANENT
    }

    private final MissionTask mission;
    private final WorldLayer people;
    private final boolean suitAllowed;
    private final int cells;
    private final Role[] roles;
    private final boolean[] blocked;
    private final byte[] permanentViews;
    private final int[] killPrice;

    /** Whether entering the cell of a guard costs a toll. */
    private final boolean[] door;

    /** Tolls of the move from a cell in a direction: without the suit, with the suit, and the same in a plan that takes it. */
    private final byte[][] tolls = new byte[4][];

    /** Penalty of the required guards who are not removed yet. */
    private final int requiredCost;

    private final int[] cost;
    private final boolean[] settled;
    private final CostBuckets queue = new CostBuckets();

    TollHeuristic(MissionTask mission, PlanVariant variant, WorldLayer people, Reachability reach, boolean[] required) {
        this.mission = mission;
        this.people = people;
        suitAllowed = variant.suitAllowed();
        cells = mission.cells;
        roles = new Role[mission.entities.length];
        blocked = new boolean[cells];
        door = new boolean[cells];
        permanentViews = new byte[cells];
        killPrice = new int[cells];
        cost = new int[MODES * 3 * 4 * cells];
        settled = new boolean[cost.length];
        requiredCost = classify(reach, required);
        priceKills();
        priceMoves(reach);
        Arrays.fill(cost, Heuristic.DEAD_END);
        for (int mode : new int[] {STAYS_OFF, IS_ON, PUT_ON})
            for (int h = 0; h < 4; h++) lowerCost(index(mode, EmptyWorldHeuristic.TARGET_DOWN, 0, h), requiredCost);
    }

    private int classify(Reachability reach, boolean[] required) {
        int sum = 0;
        for (int e = 0; e < roles.length; e++) {
            roles[e] = Role.FREE;
            int c = mission.entities[e];
            if (!ContentCodes.isGuard(people.content[c])) continue;
            if (required[e]) {
                roles[e] = Role.REQUIRED;
                sum += MissionTask.MIN_REMOVAL_COST;
                continue;
            }
            roles[e] = Role.PERMANENT;
            for (int h = 0; h < 4; h++) {
                int from = mission.neighbour[4 * c + h];
                if (h != ContentCodes.facing(people.content[c]) && from >= 0 && reach.isReached(from))
                    roles[e] = Role.TOLL;
            }
            if (roles[e] == Role.PERMANENT) blocked[c] = true;
        }
        return sum;
    }

    /** Prices the witnesses of the kill on each cell of a target. Guards among them pay no toll elsewhere. */
    private void priceKills() {
        if (mission.start.targetDown()) return;
        for (int c : mission.entities) {
            if (mission.content[c] != ContentCodes.TARGET) continue;
            for (int h = 0; h < 4; h++) {
                int guard = watcher(c, h);
                int near = mission.neighbour[4 * c + h];
                if (guard >= 0) {
                    int e = mission.entityAt[guard];
                    if (roles[e] == Role.TOLL) roles[e] = Role.KILL_WITNESS;
                    if (roles[e] == Role.PERMANENT) killPrice[c] += 100;
                    if (roles[e] == Role.KILL_WITNESS) killPrice[c] += MissionTask.MIN_REMOVAL_COST;
                } else if (near >= 0 && people.content[near] == ContentCodes.FIRST_CIVILIAN + (h + 2 & 3)) {
                    roles[mission.entityAt[near]] = Role.KILL_WITNESS;
                    killPrice[c] += MissionTask.MIN_REMOVAL_COST;
                }
            }
        }
    }

    /** Returns the cell of the guard who sees a cell from a direction, or -1. A civilian on the cell hides Hitman. */
    private int watcher(int cell, int direction) {
        if (ContentCodes.isCivilian(people.content[cell])) return -1;
        int near = mission.neighbour[4 * cell + direction];
        if (near < 0) return -1;
        int kind = ContentCodes.FIRST_GUARD + (direction + 2 & 3);
        if (people.content[near] == kind) return near;
        if (people.content[near] != ContentCodes.EMPTY) return -1;
        int far = mission.neighbour[4 * near + direction];
        return far >= 0 && people.content[far] == kind ? far : -1;
    }

    private boolean paysToll(int guardCell) {
        return roles[mission.entityAt[guardCell]] == Role.TOLL;
    }

    private void priceMoves(Reachability reach) {
        for (int c = 0; c < cells; c++) {
            blocked[c] |= !reach.isReached(c);
            if (ContentCodes.isGuard(people.content[c])) door[c] = paysToll(c) && isFrontSafe(c);
            for (int h = 0; h < 4; h++) {
                int guard = watcher(c, h);
                if (guard >= 0 && roles[mission.entityAt[guard]] == Role.PERMANENT) permanentViews[c]++;
            }
        }
        for (int k = 0; k < tolls.length; k++) {
            tolls[k] = new byte[4 * cells];
            boolean suitOn = (k & 1) == 1;
            int max = k < 2 ? MAX_TOLL[STAYS_OFF] : MAX_TOLL[NOT_TAKEN];
            for (int c = 0; c < cells; c++)
                for (int h = 0; h < 4; h++) tolls[k][4 * c + h] = (byte) toll(c, h, suitOn, max);
        }
    }

    /** Returns whether no other guard pays a toll for the cell in front of a guard. */
    private boolean isFrontSafe(int guardCell) {
        int front = mission.neighbour[4 * guardCell + ContentCodes.facing(people.content[guardCell])];
        if (front < 0) return true;
        if (ContentCodes.isGuard(people.content[front])) return false;
        for (int h = 0; h < 4; h++) {
            int guard = watcher(front, h);
            if (guard >= 0 && guard != guardCell) return false;
        }
        return true;
    }

    /** Returns the toll of the move from a cell in a direction. */
    private int toll(int cell, int heading, boolean suitOn, int max) {
        int to = mission.neighbour[4 * cell + heading];
        if (to < 0) return 0;
        int sum = 0;
        int entry = Math.min(VIEW_PENALTY, max);
        if (door[to]) {
            // Coming from the view, a part of the toll is paid already.
            boolean fromView = watcher(cell, heading) == to;
            sum += fromView && !suitOn ? max - entry : max;
        }
        if (suitOn) return sum;
        for (int h = 0; h < 4; h++) {
            int guard = watcher(to, h);
            if (guard < 0 || !paysToll(guard)) continue;
            if (watcher(cell, h) == guard || door[guard] && cell == guard) continue;
            sum += entry;
        }
        return sum;
    }

    /** Returns the highest estimate that is lost if one more person is removed. */
    int credit(int victim, int stage) {
        return switch (roles[victim]) {
            case TOLL -> (3 - stage) * MAX_TOLL[STAYS_OFF];
            case KILL_WITNESS -> stage < EmptyWorldHeuristic.TARGET_DOWN ? MissionTask.MIN_REMOVAL_COST : 0;
            case REQUIRED -> MissionTask.MIN_REMOVAL_COST;
            default -> 0;
        };
    }

    private int index(int mode, int stage, int cell, int heading) {
        return ((3 * mode + stage) * cells + cell) * 4 + heading;
    }

    private void lowerCost(int node, int newCost) {
        if (newCost >= cost[node]) return;
        cost[node] = newCost;
        queue.add(newCost, node);
    }

    /** Returns the estimate. */
    int estimate(int suit, int stage, int cell, int heading) {
        if (suit == 2) return cost(index(IS_ON, stage, cell, heading));
        return Math.min(
                cost(index(STAYS_OFF, stage, cell, heading)),
                cost(index(suit == 1 ? TAKEN : NOT_TAKEN, stage, cell, heading)));
    }

    private int cost(int node) {
        while (!settled[node] && !queue.isEmpty()) settleNext();
        return cost[node];
    }

    private void settleNext() {
        int node = queue.poll();
        if (settled[node]) return;
        settled[node] = true;
        int h = node & 3;
        int c = (node >> 2) % cells;
        int plane = (node >> 2) / cells;
        int mode = plane / 3;
        int stage = plane % 3;
        int base = cost[node];
        boolean on = mode == IS_ON || mode == PUT_ON;
        lowerCost(node & ~3 | (h + 1 & 3), base + 1);
        lowerCost(node & ~3 | (h + 3 & 3), base + 1);
        int behind = mission.neighbour[4 * c + (h + 2 & 3)];
        if (behind >= 0 && !blocked[behind]) {
            int toll = tolls[(on ? 1 : 0) + (mode >= NOT_TAKEN ? 2 : 0)][4 * behind + h];
            int price = 1 + toll + (on ? 0 : VIEW_PENALTY * permanentViews[c]);
            lowerCost(index(mode, stage, behind, h), base + price);
        }
        int action = 1 + VIEW_PENALTY * permanentViews[c];
        int kind = mission.content[c];
        if (mode == PUT_ON && suitAllowed) lowerCost(index(TAKEN, stage, c, h), base + action);
        if (mode == TAKEN && kind == ContentCodes.SUIT) lowerCost(index(NOT_TAKEN, stage, c, h), base + action);
        if (kind == ContentCodes.WIRE && stage == EmptyWorldHeuristic.ARMED) {
            lowerCost(index(mode, EmptyWorldHeuristic.UNARMED, c, h), base + action);
        }
        if (kind == ContentCodes.TARGET && stage == EmptyWorldHeuristic.TARGET_DOWN && !mission.start.targetDown()) {
            lowerCost(index(mode, EmptyWorldHeuristic.ARMED, c, h), base + 1 + killPrice[c]);
        }
    }

    long bytes() {
        return 5L * cost.length + queue.bytes();
    }
}
