package dev.damier.store;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The usual address of a PostgreSQL, {@code postgresql://user:word@host:port/name}, as its driver wants it. */
final class PostgresAddress {
    private PostgresAddress() {}

    static String jdbc(String url) {
        URI address;
        try {
            address = URI.create(url);
        } catch (IllegalArgumentException e) {
            throw new StoreException(
                    "--db must be postgresql://USER:PASSWORD@HOST/NAME, but got " + withoutSecrets(url), e);
        }
        if (address.getScheme() == null || !address.getScheme().startsWith("postgres") || address.getHost() == null)
            throw new StoreException(
                    "--db must be postgresql://USER:PASSWORD@HOST/NAME, but got " + withoutSecrets(url), null);
        String port = address.getPort() < 0 ? "" : ":" + address.getPort();
        StringBuilder out =
                new StringBuilder("jdbc:postgresql://" + address.getHost() + port + address.getPath() + "?");
        if (address.getUserInfo() != null) {
            String[] parts = address.getUserInfo().split(":", 2);
            out.append("user=").append(encoded(parts[0])).append('&');
            if (parts.length > 1)
                out.append("password=").append(encoded(parts[1])).append('&');
        }
        if (address.getRawQuery() != null) out.append(address.getRawQuery());
        return out.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** What may stand in a sentence or a log. */
    static String withoutSecrets(String url) {
        return url.replaceAll("//[^/@]*@", "//").replaceAll("\\?.*", "");
    }
}
