package dev.damier.web.net;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Buffers request bodies without holding a thread: a request is handled when its body is complete. Jetty's idle timeout
 * does not cover clients that announce a body and never send it, so this class reports bodies to the
 * {@link ConnectionLimiter}.
 */
public final class BodyBufferingHandler extends Handler.Wrapper {
    private final ConnectionLimiter connectionLimiter;

    /**
     * @param maxBytes maximum number of bytes buffered; of a larger body only this many are passed on, and the
     *     reader rejects it
     */
    public BodyBufferingHandler(ConnectionLimiter connectionLimiter, long maxBytes) {
        this.connectionLimiter = connectionLimiter;
        EagerContentHandler buffering =
                new EagerContentHandler(new EagerContentHandler.RetainedContentLoaderFactory(maxBytes, -1, false));
        buffering.setHandler(new BodyReceivedHandler());
        setHandler(buffering);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean hasBody = request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)
                || request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0;
        if (hasBody) connectionLimiter.bodyExpected(connection(request));
        return super.handle(request, response, callback);
    }

    private static Connection connection(Request request) {
        return request.getConnectionMetaData().getConnection();
    }

    private final class BodyReceivedHandler extends Handler.Wrapper {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            connectionLimiter.bodyReceived(connection(request));
            return super.handle(request, response, callback);
        }
    }
}
