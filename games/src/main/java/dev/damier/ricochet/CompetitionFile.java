package dev.damier.ricochet;

import dev.damier.plan.GroundTask.Atom;
import dev.damier.plan.pddl.PddlException;
import dev.damier.plan.pddl.PddlTask;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the PDDL problems of the domain {@code ricochet-robots} of the International Planning Competition 2023 as
 * positions. The cells are placed by their {@code NEXT} facts. The robots get the colours red, green, blue, yellow in the
 * order of their names.
 */
final class CompetitionFile {
    /** The declarations of the competition's domain; the actions are not needed here. */
    private static final String DOMAIN = """
            (define (domain ricochet-robots)
              (:types robot cell direction - object)
              (:predicates (next ?c - cell ?cnext - cell ?dir - direction) (blocked ?c - cell ?dir - direction)
                (at ?r - robot ?c - cell) (free ?c - cell) (nothing-is-moving) (is-moving ?r - robot ?dir - direction))
              (:functions (total-cost) - number (go-cost) - number (step-cost) - number (stop-cost) - number))
            """;

    private static final List<String> DIRECTIONS = List.of("north", "east", "south", "west");
    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {-1, 0, 1, 0};

    private final PddlTask task;
    private final Map<String, int[]> places = new HashMap<>();
    private int columns;
    private int rows;

    private CompetitionFile(String text) {
        try {
            task = PddlTask.read("domain", DOMAIN, "problem", text);
        } catch (PddlException e) {
            throw RicochetMessages.error("pddl.wrong", e.text());
        }
    }

    /** Returns whether the text is PDDL: its first line that is not a comment starts with a parenthesis. */
    static boolean matches(String text) {
        return text.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty() && !l.startsWith(";"))
                .findFirst()
                .filter(l -> l.startsWith("("))
                .isPresent();
    }

    static RicochetSetup read(String text) {
        return new CompetitionFile(text).position();
    }

    private RicochetSetup position() {
        requireCost("go-cost", 1);
        requireCost("step-cost", 0);
        requireCost("stop-cost", 0);
        placeCells();
        BoardBuilder board = new BoardBuilder(columns, rows);
        PositionBuilder position = new PositionBuilder();
        List<String> robots =
                facts("at").map(a -> a.arguments().get(0)).sorted().distinct().toList();
        if (robots.size() > Robots.MAX_ROBOTS)
            throw RicochetMessages.error("pddl.robots", robots.size(), Robots.MAX_ROBOTS);
        facts("blocked").forEach(a -> {
            int[] place = place(a.arguments().get(0));
            board.wall(place[0], place[1], direction(a.arguments().get(1)));
        });
        facts("at").forEach(a -> {
            int[] place = place(a.arguments().get(1));
            position.addRobot(robots.indexOf(a.arguments().get(0)), place[0], place[1]);
        });
        Atom goal = goal();
        int[] target = place(goal.arguments().get(1));
        int robot = robots.indexOf(goal.arguments().get(0));
        if (robot < 0) throw RicochetMessages.error("pddl.goal");
        position.addTarget(target[0], target[1], robot, Layout.defaultShape(robot));
        return position.build(board.build());
    }

    private java.util.stream.Stream<Atom> facts(String predicate) {
        return task.initialAtoms().stream().filter(a -> a.predicate().equals(predicate));
    }

    private void requireCost(String function, int expected) {
        int cost = task.value(function).orElse(-1);
        if (cost != expected) throw RicochetMessages.error("pddl.cost", function, expected, cost);
    }

    private static int direction(String name) {
        int direction = DIRECTIONS.indexOf(name);
        if (direction < 0) throw RicochetMessages.error("pddl.direction", name, String.join(", ", DIRECTIONS));
        return direction;
    }

    /** Places the cells by a walk over the neighbour facts, so that the smallest coordinates are 0. */
    private void placeCells() {
        Map<String, List<Atom>> neighbours = new HashMap<>();
        facts("next")
                .forEach(a -> neighbours
                        .computeIfAbsent(a.arguments().get(0), k -> new java.util.ArrayList<>())
                        .add(a));
        Optional<Atom> robot = facts("at").findFirst();
        if (robot.isEmpty()) throw RicochetMessages.error("pddl.goal");
        String first = robot.get().arguments().get(1);
        places.put(first, new int[2]);
        ArrayDeque<String> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            String cell = open.remove();
            int[] from = place(cell);
            for (Atom next : neighbours.getOrDefault(cell, List.of())) {
                int d = direction(next.arguments().get(2));
                int[] to = {from[0] + DX[d], from[1] + DY[d]};
                int[] known = places.putIfAbsent(next.arguments().get(1), to);
                if (known == null) open.add(next.arguments().get(1));
                else if (known[0] != to[0] || known[1] != to[1])
                    throw RicochetMessages.error("pddl.cell", next.arguments().get(1));
            }
        }
        int left = places.values().stream().mapToInt(p -> p[0]).min().orElseThrow();
        int top = places.values().stream().mapToInt(p -> p[1]).min().orElseThrow();
        for (int[] place : places.values()) {
            place[0] -= left;
            place[1] -= top;
            columns = Math.max(columns, place[0] + 1);
            rows = Math.max(rows, place[1] + 1);
        }
        if (places.size() != columns * rows || Math.max(columns, rows) > RicochetBoard.MAX_SIDE)
            throw RicochetMessages.error("pddl.board", places.size(), columns, rows, RicochetBoard.MAX_SIDE);
    }

    private int[] place(String cell) {
        int[] place = places.get(cell);
        if (place == null) throw RicochetMessages.error("pddl.cell", cell);
        return place;
    }

    private Atom goal() {
        List<Atom> goals = task.goalAtoms().orElseThrow(() -> RicochetMessages.error("pddl.goal")).stream()
                .filter(a -> !a.predicate().equals("nothing-is-moving"))
                .toList();
        if (goals.size() != 1 || !goals.get(0).predicate().equals("at")) throw RicochetMessages.error("pddl.goal");
        return goals.get(0);
    }
}
