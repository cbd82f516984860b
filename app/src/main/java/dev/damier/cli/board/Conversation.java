package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.job.Answer;
import dev.damier.job.Verdict;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a person types while playing, and the reply: a move, or one of a few words, in English or French. */
final class Conversation {
    private final TerminalGame game;
    private final Screen screen;
    private boolean ended;

    Conversation(TerminalGame game, Screen screen) {
        this.game = game;
        this.screen = screen;
    }

    boolean ended() {
        return ended;
    }

    /** Acts on a line and says what happened; "" when the board says it all. */
    String hear(String line) {
        String[] words = line.strip().split("\\s+");
        try {
            return switch (words[0].toLowerCase(Locale.ROOT)) {
                case "" -> "";
                case "help", "aide", "?" -> say("play.help");
                case "quit", "exit", "quitter" -> end();
                case "undo", "annuler" -> game.undo() ? "" : say("play.no-undo");
                case "redo", "refaire" -> game.redo() ? "" : say("play.no-redo");
                case "reset", "recommencer" -> reset();
                case "moves", "coups" -> moves();
                case "text", "position" -> game.table().write();
                case "hint", "indice" -> hint(words);
                case "solve", "analyse", "analyze", "analyser" -> analyse();
                default -> move(line);
            };
        } catch (NotationException e) {
            return e.in(screen.language());
        } catch (IllegalArgumentException | IllegalStateException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private String move(String text) {
        if (game.over()) return say("play.over");
        game.play(game.table().read(text));
        return "";
    }

    private String end() {
        ended = true;
        return "";
    }

    private String reset() {
        game.reset();
        return "";
    }

    private String moves() {
        return game.table().moves().stream().map(Move::text).collect(Collectors.joining(" "));
    }

    /** The least hint, unless a grade is given. */
    private String hint(String[] words) {
        int grade = words.length > 1 && words[1].matches("[1-4]") ? Integer.parseInt(words[1]) : 1;
        Answer answer = game.advice();
        return answer.setup().hint(grade, answer.outcome()).words().in(screen.language());
    }

    private String analyse() {
        var report = game.advice().report();
        String line = String.join(" ", report.moves());
        String verdict = Verdict.of(report).sentence().in(screen.language());
        return verdict + (line.isEmpty() ? "" : "\n" + line);
    }

    /** How things stand, in a sentence. */
    String status() {
        return game.table().status().sentence().in(screen.language());
    }

    String say(String key, Object... args) {
        return screen.say(key, args);
    }
}
