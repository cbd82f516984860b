package dev.damier.protocol.quoridor;

import dev.damier.protocol.Bot;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.Limits;
import dev.damier.protocol.SearchRequest;
import java.io.IOException;
import java.net.URI;

/** The dialect of the course framework: agents called by XML-RPC, {@code rpc:http://HOST:PORT}. */
public final class CourseRpc implements Dialect.PortBased {
    @Override
    public String scheme() {
        return "rpc";
    }

    @Override
    public String game() {
        return "quoridor";
    }

    @Override
    public Bot.PlayerFactory playerFactory(String address, String notation) {
        URI uri = Bot.requireWebAddress(address, "http");
        return () -> new RpcPlayer(uri);
    }

    @Override
    public Dialect.PortListener listen(String host, int port, SearchRequest request, Limits limits) throws IOException {
        return new RpcServer(host, port, request, limits);
    }
}
