package dev.damier.store;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Converts a PostgreSQL address, {@code postgresql://user:password@host:port/name}, to the URL of the JDBC driver. */
final class PostgresAddress {
    private PostgresAddress() {}

    /** Returns the JDBC URL. Throws {@link StoreException} if the address is invalid. */
    static String toJdbcUrl(String url) {
        URI address;
        try {
            address = URI.create(url);
        } catch (IllegalArgumentException e) {
            throw StoreException.of(e, "store.address", withoutSecrets(url));
        }
        if (address.getScheme() == null || !address.getScheme().startsWith("postgres") || address.getHost() == null)
            throw StoreException.of(null, "store.address", withoutSecrets(url));
        String port = address.getPort() < 0 ? "" : ":" + address.getPort();
        StringBuilder out =
                new StringBuilder("jdbc:postgresql://" + address.getHost() + port + address.getPath() + "?");
        if (address.getUserInfo() != null) {
            String[] parts = address.getUserInfo().split(":", 2);
            out.append("user=").append(urlEncode(parts[0])).append('&');
            if (parts.length > 1)
                out.append("password=").append(urlEncode(parts[1])).append('&');
        }
        if (address.getRawQuery() != null) out.append(address.getRawQuery());
        return out.toString();
    }

    private static String urlEncode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** Returns the address without user, password and parameters, for messages and logs. */
    static String withoutSecrets(String url) {
        return url.replaceAll("//[^/@]*@", "//").replaceAll("\\?.*", "");
    }
}
