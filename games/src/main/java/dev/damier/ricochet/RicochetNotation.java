package dev.damier.ricochet;

import dev.damier.ricochet.box.Digits;
import dev.damier.ricochet.box.Quadrant;
import dev.damier.ricochet.box.Quadrants;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads and writes a position as one URL-safe line. The package documentation describes the format. */
final class RicochetNotation {
    /** Maximum length of a position text; enough for any board of 100 × 100 cells. */
    private static final int MAX_TEXT_LENGTH = 60_000;

    private static final String[] CORNERS = {"north-west", "north-east", "south-east", "south-west"};

    private final PositionBuilder positionBuilder = new PositionBuilder();

    private RicochetNotation() {}

    static RicochetSetup read(String line) {
        String text = line.strip();
        if (text.isEmpty()) throw RicochetMessages.error("text.empty");
        if (text.length() > MAX_TEXT_LENGTH) throw RicochetMessages.error("text.long", text.length(), MAX_TEXT_LENGTH);
        if (DriftingDroids.matches(text)) text = DriftingDroids.read(text);
        return new RicochetNotation().readPosition(text);
    }

    /** Reads the switches, then the fields, then the board. Separators at the end of the text or of the fields are ignored. */
    private RicochetSetup readPosition(String text) {
        int end = text.length();
        while (end > 0 && isBeforeSwitch(text.charAt(end - 1))) end--;
        int fieldsEnd = 0;
        while (fieldsEnd < end && !isBeforeSwitch(text.charAt(fieldsEnd))) fieldsEnd++;
        for (int start = fieldsEnd + 1, at = start; at <= end; at++) {
            if (at < end && !isBeforeSwitch(text.charAt(at))) continue;
            positionBuilder.turnOn(text.substring(start, at).toLowerCase(Locale.ROOT));
            start = at + 1;
        }
        while (fieldsEnd > 0 && text.charAt(fieldsEnd - 1) == '_') fieldsEnd--;
        int boardEnd = indexOf(text, '_', 0, fieldsEnd);
        for (int at = boardEnd; at < fieldsEnd; ) {
            int start = at + 1;
            at = indexOf(text, '_', start, fieldsEnd);
            readField(text.substring(start, at));
        }
        Layout layout = BoardCache.read(text.substring(0, boardEnd));
        return layout.printed() ? positionBuilder.buildPrinted(layout) : positionBuilder.buildCustom(layout);
    }

    /** Returns whether a character starts a switch. A '+' in the query of a URL is decoded as a space. */
    private static boolean isBeforeSwitch(char c) {
        return c == '+' || c == ' ';
    }

    /** Returns the first index of a character from {@code from} on, or {@code end} if there is none before it. */
    private static int indexOf(String text, char c, int from, int end) {
        int at = text.indexOf(c, from);
        return at < 0 || at > end ? end : at;
    }

    /** Returns the four printed quadrants of a text such as {@code 2B-3B-4A-1A}. */
    static List<Quadrant> quadrants(String text) {
        String[] ids = text.toUpperCase(Locale.ROOT).split("-", -1);
        if (ids.length != 4) throw RicochetMessages.error("board.form", text);
        Map<String, Quadrant> printed = Quadrants.printed();
        List<Quadrant> chosen = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Quadrant quadrant = printed.get(ids[i]);
            if (quadrant == null) {
                List<String> known = List.copyOf(printed.keySet());
                throw RicochetMessages.error(
                        "board.quadrant",
                        ids[i],
                        RicochetMessages.text("corner." + CORNERS[i]),
                        RicochetMessages.suggestion(ids[i], known),
                        String.join(", ", known));
            }
            chosen.add(quadrant);
        }
        return chosen;
    }

    private void readField(String field) {
        if (field.isEmpty()) throw RicochetMessages.error("field.empty");
        char first = Character.toLowerCase(field.charAt(0));
        int robot = Robots.LETTERS.indexOf(first);
        int dot = field.indexOf('.');
        if (robot >= 0 && dot > 0) {
            // Most fields are robots, so their coordinates are read in place.
            int x = Digits.parse(field, 1, dot);
            int y = Digits.parse(field, dot + 1, field.length());
            if (x >= 0 && y >= 0) {
                positionBuilder.addRobot(robot, x, y);
                return;
            }
        }
        String[] parts = field.substring(1).split("\\.", -1);
        if (PositionBuilder.isSwitch(field)) {
            positionBuilder.turnOn(field);
        } else if (robot >= 0) {
            if (parts.length != 2) throw RicochetMessages.error("field.robot", field);
            throw RicochetMessages.error("field.number", parts[Digits.parse(parts[0]) < 0 ? 0 : 1], field);
        } else if (first == 't') {
            if (parts.length < 3 || parts.length > 4) throw RicochetMessages.error("field.target", field);
            int colour = Robots.colour(parts[2].toLowerCase(Locale.ROOT));
            if (colour < RicochetMission.ANY) throw unknownColour(parts[2], field);
            String shape = parts.length == 4 ? parts[3].toLowerCase(Locale.ROOT) : Layout.defaultShape(colour);
            if (!Target.SHAPES.contains(shape))
                throw RicochetMessages.error("field.shape", parts[3], field, String.join(", ", Target.SHAPES));
            positionBuilder.addTarget(parseNumber(parts[0], field), parseNumber(parts[1], field), colour, shape);
        } else if (first == 'm') {
            for (String part : parts) readMemory(part, field);
        } else {
            throw RicochetMessages.error("field.unknown", field);
        }
    }

    private static RuntimeException unknownColour(String word, String field) {
        List<String> known = new ArrayList<>(Robots.COLOURS);
        known.add("any");
        return RicochetMessages.error(
                "field.colour", word, field, RicochetMessages.suggestion(word, known), String.join(", ", known));
    }

    private static int parseNumber(String digits, String field) {
        int value = Digits.parse(digits);
        if (value < 0) throw RicochetMessages.error("field.number", digits, field);
        return value;
    }

    /** Reads the rule memory of one robot: its letter, then v or h, t, x, a. */
    private void readMemory(String part, String field) {
        int robot = part.isEmpty() ? -1 : Robots.LETTERS.indexOf(part.charAt(0));
        if (robot < 0) throw RicochetMessages.error("field.memory", part, field);
        for (char c : part.substring(1).toCharArray()) {
            switch (c) {
                case 'v' -> positionBuilder.addMemory(robot, 1);
                case 'h' -> positionBuilder.addMemory(robot, 2);
                case 't' -> positionBuilder.addMemory(robot, RuleMemory.TURNED);
                case 'x' -> positionBuilder.addMemory(robot, RuleMemory.DISQUALIFIED);
                case 'a' -> positionBuilder.setMover(robot);
                default -> throw RicochetMessages.error("field.memory", part, field);
            }
        }
    }

    static String write(Layout layout, RicochetMission mission, int memory, boolean custom) {
        RicochetBoard board = layout.board();
        StringBuilder out = new StringBuilder(layout.text());
        for (int r = 0; r < mission.robots().length; r++)
            out.append('_').append(Robots.letter(r)).append(coordinates(board, mission.robots()[r]));
        String goal = targetText(layout, mission.target(), mission.active());
        out.append(goal);
        if (!layout.printed()) {
            for (Target target : layout.targets()) {
                String other = targetText(layout, target.cell(), target.colour());
                if (!other.equals(goal)) out.append(other);
            }
        }
        out.append(memoryText(mission, memory));
        for (String name : mission.rules().names()) out.append('+').append(name);
        return out.append(custom ? "+" + PositionBuilder.CUSTOM : "").toString();
    }

    private static String coordinates(RicochetBoard board, int cell) {
        return board.x(cell) + "." + board.y(cell);
    }

    private static String targetText(Layout layout, int cell, int colour) {
        String shape = layout.shape(cell, colour);
        boolean explicitShape = !layout.printed() && !shape.equals(Layout.defaultShape(colour));
        return "_t" + coordinates(layout.board(), cell) + "." + Robots.colour(colour)
                + (explicitShape ? "." + shape : "");
    }

    private static String memoryText(RicochetMission mission, int memory) {
        List<String> parts = new ArrayList<>();
        for (int r = 0; r < mission.robots().length; r++) {
            int field = RuleMemory.field(memory, r);
            String part = ((field & RuleMemory.AXIS_MASK) == 1 ? "v" : (field & RuleMemory.AXIS_MASK) == 2 ? "h" : "")
                    + ((field & RuleMemory.TURNED) != 0 ? "t" : "")
                    + ((field & RuleMemory.DISQUALIFIED) != 0 ? "x" : "")
                    + (memory >> RuleMemory.MOVER_SHIFT == r + 1 ? "a" : "");
            if (!part.isEmpty()) parts.add(Robots.letter(r) + part);
        }
        return parts.isEmpty() ? "" : "_m" + String.join(".", parts);
    }
}
