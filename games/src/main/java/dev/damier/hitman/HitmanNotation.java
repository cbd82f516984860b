package dev.damier.hitman;

import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes positions: the map, followed by words that begin with an underscore. The words are written without
 * the spaces shown here.
 *
 * <pre>
 * ..N/#T./.P.                     the start of a mission
 * ..N/#T./...  _2.1E_wire_on      a mission: Hitman is at (2,1), faces east, has the wire and wears the suit
 * ..N/#T./...  _suit_down         a mission: Hitman carries the suit, and the target is dead
 * ..N/#T./.P.  _explore-mrm       an exploration after the actions m(ove), r(ight), l(eft), s(end)
 * …_v0.6.2                        scoring of an older referee
 * </pre>
 */
final class HitmanNotation {
    /** The letters of move, turn right and turn left, by move code. */
    static final String STEPS = "mrl";

    private static final Pattern POSE = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})([NESW])");
    private static final Pattern EXPLORE = Pattern.compile("explore(?:-([mrl]{0,5000}s?))?");

    private HitmanNotation() {}

    static Setup read(Hitman game, String text) {
        int end = text.indexOf('_');
        WorldMap map = MapReader.read(end < 0 ? text : text.substring(0, end));
        List<String> words = end < 0
                ? List.of()
                : new ArrayList<>(Arrays.asList(text.substring(end + 1).strip().split("_", -1)));
        RefereeVersion version = RefereeVersion.FINAL;
        Situation now = Situation.start(map);
        String explored = null;
        boolean posed = false;
        for (String word : words) {
            Matcher pose = POSE.matcher(word);
            Matcher explore = EXPLORE.matcher(word);
            if (explore.matches()) {
                explored = explore.group(1) == null ? "" : explore.group(1);
            } else if (word.equals("v" + RefereeVersion.JUNE.number)) {
                version = RefereeVersion.JUNE;
            } else if (word.equals("v" + RefereeVersion.FINAL.number)) {
                version = RefereeVersion.FINAL;
            } else {
                now = pose.matches() ? pose(now, pose) : flag(now, word);
                posed = true;
            }
        }
        if (explored != null && posed) throw new NotationException(Text.of(HitmanNotation.class, "position.both"));
        if (explored != null) return FogSetup.read(game, map, version, explored);
        return new MissionSetup(
                game,
                new Situation(map, version, now.cell(), now.heading(), now.suit(), now.hasWeapon(), now.targetDown()));
    }

    private static Situation pose(Situation now, Matcher pose) {
        WorldMap map = now.map();
        Cell cell = new Cell(Integer.parseInt(pose.group(1)), Integer.parseInt(pose.group(2)));
        if (!map.contains(cell)) {
            throw new NotationException(
                    Text.of(HitmanNotation.class, "position.outside", cell, map.columns() - 1, map.rows() - 1));
        }
        if (!map.at(cell).isEnterable()) {
            throw new NotationException(
                    Text.of(HitmanNotation.class, "position.blocked", cell, map.at(cell).letter),
                    Spot.cell(cell.x(), map.rows() - 1 - cell.y()));
        }
        return new Situation(
                map,
                now.version(),
                map.index(cell),
                Heading.valueOf(pose.group(3)),
                now.suit(),
                now.hasWeapon(),
                now.targetDown());
    }

    private static Situation flag(Situation s, String word) {
        return switch (word) {
            case "suit", "on" ->
                new Situation(
                        s.map(),
                        s.version(),
                        s.cell(),
                        s.heading(),
                        word.equals("on") ? Situation.Suit.ON : Situation.Suit.HELD,
                        s.hasWeapon(),
                        s.targetDown());
            case "wire" -> new Situation(s.map(), s.version(), s.cell(), s.heading(), s.suit(), true, s.targetDown());
            case "down" -> new Situation(s.map(), s.version(), s.cell(), s.heading(), s.suit(), s.hasWeapon(), true);
            default -> throw new NotationException(Text.of(HitmanNotation.class, "position.word", word));
        };
    }

    static String write(Situation s) {
        StringBuilder text = new StringBuilder(s.map().write());
        Cell cell = s.map().cell(s.cell());
        if (s.cell() != 0 || s.heading() != Heading.N) {
            text.append('_').append(cell.x()).append('.').append(cell.y()).append(s.heading());
        }
        if (s.suit() == Situation.Suit.HELD) text.append("_suit");
        if (s.suit() == Situation.Suit.ON) text.append("_on");
        if (s.hasWeapon()) text.append("_wire");
        if (s.targetDown()) text.append("_down");
        return text.append(version(s.version())).toString();
    }

    static String version(RefereeVersion version) {
        return version == RefereeVersion.FINAL ? "" : "_v" + version.number;
    }
}
