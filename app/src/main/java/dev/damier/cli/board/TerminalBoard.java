package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import dev.damier.draw.SceneText;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import java.io.IOError;
import java.io.IOException;
import java.util.List;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/**
 * Playing on a terminal: the board stays in place; arrows move, letters and digits choose a piece or spell a move, Enter
 * plays what is spelled. It knows gestures and no rules, so it serves every game.
 */
final class TerminalBoard {
    private static final int TEXT_LINES = 4;
    private static final String CLEAR_TO_END_OF_LINE = "\033[K";

    private final Terminal terminal;
    private final Screen screen;
    private final TerminalGame game;
    private final Conversation conversation;
    private final Clocks clocks;
    private final KeyMap<Key> keys = new KeyMap<>();
    private final StringBuilder typed = new StringBuilder();
    private boolean kept; // what is typed is the piece that moved last, still chosen
    private String message = "";

    private enum Key {
        NORTH,
        EAST,
        SOUTH,
        WEST,
        ENTER,
        ERASE,
        UNDO,
        REDO,
        NEXT,
        LEAVE,
        LETTER
    }

    TerminalBoard(Terminal terminal, Screen screen, TerminalGame game, Clocks clocks) {
        this.terminal = terminal;
        this.screen = screen;
        this.game = game;
        this.clocks = clocks;
        conversation = new Conversation(game, screen);
        message = conversation.say("play.keys");
        bind(Key.NORTH, Capability.key_up, "\033[A");
        bind(Key.EAST, Capability.key_right, "\033[C");
        bind(Key.SOUTH, Capability.key_down, "\033[B");
        bind(Key.WEST, Capability.key_left, "\033[D");
        keys.bind(Key.ENTER, "\r", "\n");
        keys.bind(Key.ERASE, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(Key.UNDO, KeyMap.ctrl('Z'), KeyMap.ctrl('U'));
        keys.bind(Key.REDO, KeyMap.ctrl('Y'), KeyMap.ctrl('R'));
        keys.bind(Key.NEXT, "\t");
        keys.bind(Key.LEAVE, KeyMap.ctrl('C'), KeyMap.ctrl('D'));
        keys.setUnicode(Key.LETTER);
        keys.setNomatch(Key.LETTER);
    }

    private void bind(Key key, Capability capability, String usual) {
        keys.bind(key, usual, usual.replace('[', 'O'));
        String own = KeyMap.key(terminal, capability);
        if (own != null) keys.bind(key, own);
    }

    /** Plays until the person leaves, the game is over and Enter pressed, or the clock of a round runs out. */
    void run() throws IOException {
        Attributes before = terminal.enterRawMode();
        Attributes keyed = terminal.getAttributes();
        keyed.setLocalFlag(LocalFlag.ISIG, false); // Ctrl-C and Ctrl-Z are keys like others
        terminal.setAttributes(keyed);
        BindingReader reader = new BindingReader(terminal.reader());
        try {
            terminal.puts(Capability.clear_screen);
            while (!conversation.ended() && !clocks.out()) {
                draw();
                if (game.engine().isPresent()) {
                    engine();
                } else if (reader.peekCharacter(clocks.tick()) >= 0) {
                    Key key = reader.readBinding(keys);
                    if (key == null || key == Key.LEAVE) return;
                    if (key == Key.ENTER && (kept || typed.length() == 0) && game.over()) return;
                    press(key, reader.getLastBinding());
                } else if (reader.peekCharacter(1) == -1) {
                    return;
                }
            }
            draw();
        } catch (IOError e) {
            // the terminal was closed: there is nobody left to play with
        } finally {
            terminal.setAttributes(before);
            terminal.writer().println();
            terminal.flush();
        }
    }

    private void engine() {
        String name = game.engine().get().toString();
        int seat = game.table().toMove();
        message = conversation.say("play.engine", name, game.reply().text());
        clocks.moved(seat);
    }

    private void press(Key key, String letters) {
        int seat = game.table().toMove();
        int before = game.played().size();
        switch (key) {
            case NORTH -> arrow('N');
            case EAST -> arrow('E');
            case SOUTH -> arrow('S');
            case WEST -> arrow('W');
            case ENTER -> enter();
            case ERASE -> erase();
            case UNDO -> message = conversation.hear("undo");
            case REDO -> message = conversation.hear("redo");
            case NEXT -> nextPiece();
            default -> type(letters);
        }
        if (game.played().size() > before) clocks.moved(seat);
    }

    /** The first letter after a move begins a new word. */
    private void type(String letters) {
        if (letters.chars().anyMatch(c -> c < ' ')) return;
        if (kept) spell("");
        typed.append(letters);
    }

    private void spell(String word) {
        typed.setLength(0);
        typed.append(word);
        kept = false;
    }

    private void enter() {
        String line = kept ? "" : typed.toString();
        if (!kept) spell("");
        if (!line.isBlank()) message = conversation.hear(line);
    }

    private void erase() {
        if (typed.length() > 0 && !kept) typed.setLength(typed.length() - 1);
        else message = conversation.hear("undo");
    }

    /**
     * The one move this way, of the chosen piece if one is chosen; that one stays chosen. A piece that only was left
     * chosen gives way when it is another's turn to move there.
     */
    private void arrow(char way) {
        Spot chosen = chosen();
        List<Move> all =
                game.table().moves().stream().filter(m -> m.way() == way).toList();
        List<Move> own = all.stream()
                .filter(m -> chosen == null || chosen.equals(m.from()))
                .toList();
        if (own.size() == 1) {
            play(own.get(0));
            if (chosen == null) spell("");
            else kept = true;
        } else if (own.isEmpty() && kept && all.size() == 1) {
            play(all.get(0));
            spell("");
        } else {
            message = conversation.say(own.isEmpty() ? "play.no-way" : "play.which");
        }
    }

    private void play(Move move) {
        game.play(move);
        message = "";
    }

    /** Where the piece stands whose letter or number is spelled; null when none is. */
    private Spot chosen() {
        if (typed.length() == 0) return null;
        for (Scene.Piece piece : scene().pieces()) {
            if (piece.label().equalsIgnoreCase(typed.toString())) return Spot.cell(piece.x(), piece.y());
        }
        return null;
    }

    /** Spells the label of the next piece that can move. */
    private void nextPiece() {
        List<Move> moves = game.table().moves();
        List<String> labels = scene().pieces().stream()
                .filter(p ->
                        moves.stream().anyMatch(m -> Spot.cell(p.x(), p.y()).equals(m.from())))
                .map(Scene.Piece::label)
                .distinct()
                .toList();
        if (labels.isEmpty()) return;
        int at = labels.indexOf(typed.toString());
        spell(labels.get((at + 1) % labels.size()));
    }

    private Scene scene() {
        return game.table().scene(game.table().toMove());
    }

    private void draw() {
        StringBuilder page = new StringBuilder("\033[H");
        add(page, board());
        add(page, conversation.status() + clocks.shown());
        add(page, message);
        page.append("> ").append(typed).append(CLEAR_TO_END_OF_LINE).append("\033[J");
        terminal.writer().print(page);
        terminal.flush();
    }

    /** As large as fits above the lines of text. */
    private String board() {
        String large = SceneText.draw(scene(), screen.colour(), screen.language());
        int room = terminal.getHeight() - TEXT_LINES;
        return room <= 0 || large.lines().count() <= room ? large : SceneText.compact(scene(), screen.language());
    }

    private static void add(StringBuilder page, String text) {
        text.lines()
                .forEach(line -> page.append(line).append(CLEAR_TO_END_OF_LINE).append("\r\n"));
    }
}
