package dev.damier.store;

/**
 * A contest as it is kept.
 *
 * @param terms what was agreed when it was opened, as the contest writes it
 * @param owner hash of the token that proves whose it is
 * @param state how far it is, as the contest writes it
 * @param created in milliseconds since 1970
 * @param touched when something was last done in it
 */
public record StoredContest(
        String id, String terms, String owner, String state, boolean published, long created, long touched) {}
