package dev.damier.protocol.quoridor;

import dev.damier.job.ShellWords;
import dev.damier.protocol.Bot;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.Limits;
import dev.damier.protocol.SearchRequest;
import java.util.List;
import java.util.function.Consumer;

/** The dialect of the Quoridor text protocol (QTP): {@code qtp:PROGRAM ARGS}. */
public final class Qtp implements Dialect.LineBased {
    @Override
    public String scheme() {
        return "qtp";
    }

    @Override
    public String game() {
        return "quoridor";
    }

    @Override
    public Bot.PlayerFactory playerFactory(String address, String notation) {
        List<String> command = ShellWords.split(address);
        QtpNotation parsedNotation = QtpNotation.parse(notation);
        return () -> QtpPlayer.process(command, parsedNotation);
    }

    @Override
    public Dialect.Conversation startConversation(
            String notation, SearchRequest request, Limits limits, Consumer<String> out) {
        return new QtpSession(QtpNotation.parse(notation), request, limits, out);
    }
}
