package dev.damier.web.net;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;

/**
 * A body is waited for by no thread: a request is handled once all of it is there. Who announces a body and does not send it
 * would keep the connection for ever, as the server's own idle limit does not see it: so {@link Connections} is told.
 */
public final class Arrivals extends Handler.Wrapper {
    private final Connections connections;

    /** @param most bytes of a body that are waited for; of a larger one so many arrive, and whoever reads it refuses it */
    public Arrivals(Connections connections, long most) {
        this.connections = connections;
        EagerContentHandler waits =
                new EagerContentHandler(new EagerContentHandler.RetainedContentLoaderFactory(most, -1, false));
        waits.setHandler(new Arrived());
        setHandler(waits);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean body = request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)
                || request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0;
        if (body) connections.awaits(connection(request));
        return super.handle(request, response, callback);
    }

    private static Connection connection(Request request) {
        return request.getConnectionMetaData().getConnection();
    }

    private final class Arrived extends Handler.Wrapper {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            connections.arrived(connection(request));
            return super.handle(request, response, callback);
        }
    }
}
