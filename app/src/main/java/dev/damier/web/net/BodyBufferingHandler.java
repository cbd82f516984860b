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
 * would keep the connection for ever, as the server's own idle limit does not see it: so {@link ConnectionLimiter} is told.
 */
public final class BodyBufferingHandler extends Handler.Wrapper {
    private final ConnectionLimiter connectionLimiter;

    /** @param max bytes of a body that are waited for; of a larger one so many arrive, and whoever reads it refuses it */
    public BodyBufferingHandler(ConnectionLimiter connectionLimiter, long max) {
        this.connectionLimiter = connectionLimiter;
        EagerContentHandler waits =
                new EagerContentHandler(new EagerContentHandler.RetainedContentLoaderFactory(max, -1, false));
        waits.setHandler(new Arrived());
        setHandler(waits);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean body = request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)
                || request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0;
        if (body) connectionLimiter.bodyExpected(connection(request));
        return super.handle(request, response, callback);
    }

    private static Connection connection(Request request) {
        return request.getConnectionMetaData().getConnection();
    }

    private final class Arrived extends Handler.Wrapper {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            connectionLimiter.bodyReceived(connection(request));
            return super.handle(request, response, callback);
        }
    }
}
