package dev.damier.cli;

import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Text;
import dev.damier.job.Answer;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a person types while playing, and the reply: a move, or one of a few words, in English or French. */
final class Conversation {
    private final Sitting sitting;
    private final Locale language;
    private boolean ended;

    Conversation(Sitting sitting, Locale language) {
        this.sitting = sitting;
        this.language = language;
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
                case "undo", "annuler" -> sitting.undo() ? "" : say("play.no-undo");
                case "redo", "refaire" -> sitting.redo() ? "" : say("play.no-redo");
                case "reset", "recommencer" -> reset();
                case "moves", "coups" -> moves();
                case "text", "position" -> sitting.table().write();
                case "hint", "indice" -> hint(words);
                case "solve", "analyse", "analyze", "analyser" -> analyse();
                default -> move(line);
            };
        } catch (NotationException e) {
            return e.in(language);
        } catch (IllegalArgumentException | IllegalStateException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private String move(String text) {
        if (sitting.over()) return say("play.over");
        sitting.play(sitting.table().read(text));
        return "";
    }

    private String end() {
        ended = true;
        return "";
    }

    private String reset() {
        sitting.reset();
        return "";
    }

    private String moves() {
        return sitting.table().moves().stream().map(Move::text).collect(Collectors.joining(" "));
    }

    /** The least hint, unless a grade is given. */
    private String hint(String[] words) {
        int grade = words.length > 1 && words[1].matches("[1-4]") ? Integer.parseInt(words[1]) : 1;
        Answer answer = sitting.advice();
        return answer.setup().hint(grade, answer.outcome()).in(language);
    }

    private String analyse() {
        var report = sitting.advice().report();
        String line = String.join(" ", report.moves());
        return new Verdict(language).of(report) + (line.isEmpty() ? "" : "\n" + line);
    }

    /** How things stand, in a sentence. */
    String status() {
        return sitting.table().status().sentence().in(language);
    }

    String say(String key, Object... args) {
        return Text.of(Conversation.class, key, args).in(language);
    }
}
