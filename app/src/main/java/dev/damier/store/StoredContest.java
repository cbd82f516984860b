package dev.damier.store;

/**
 * A stored contest.
 *
 * @param terms the configuration as JSON
 * @param owner hash of the token of the owner
 * @param state name of the state
 * @param published whether the results are published
 * @param created time of creation in milliseconds since 1970
 * @param touched time of the last change in milliseconds since 1970
 */
public record StoredContest(
        String id, String terms, String owner, String state, boolean published, long created, long touched) {}
