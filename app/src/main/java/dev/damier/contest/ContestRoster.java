package dev.damier.contest;

import dev.damier.contest.LiveContest.Viewer;
import dev.damier.job.SecretTokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The entrants of a contest, their tokens and the seats of external bots. The lock of the contest guards it. */
final class ContestRoster {
    private final int maxEntrants;
    private final String ownerTokenHash;
    private final Duration reconnectGrace;
    private final Runnable onConnectionChange;
    private final List<Entrant> entrants = new ArrayList<>();
    private final Map<Integer, RemoteBotSeat> botSeats = new HashMap<>();

    ContestRoster(int maxEntrants, String ownerTokenHash, Duration reconnectGrace, Runnable onConnectionChange) {
        this.maxEntrants = maxEntrants;
        this.ownerTokenHash = ownerTokenHash;
        this.reconnectGrace = reconnectGrace;
        this.onConnectionChange = onConnectionChange;
    }

    /** Adds an entrant. It replaces an earlier one with the same number. */
    void add(Entrant entrant) {
        if (entrant.number() < entrants.size()) entrants.set(entrant.number(), entrant);
        else entrants.add(entrant);
        if (entrant.isExternalBot())
            botSeats.put(entrant.number(), new RemoteBotSeat(reconnectGrace, onConnectionChange));
    }

    /** Returns the viewer that this token belongs to. */
    Viewer viewer(String token) {
        int found = -1;
        for (Entrant entrant : entrants)
            if (!entrant.tokenHash().isEmpty() && SecretTokens.matches(token, entrant.tokenHash()))
                found = entrant.number();
        return new Viewer(SecretTokens.matches(token, ownerTokenHash), found);
    }

    /**
     * Returns a new external bot that is not added yet. Throws {@link ContestException} if it cannot take part.
     *
     * @param isReplaceable whether the new bot may take the place of an entrant if the contest is full
     */
    Entrant newExternalBot(String name, String token, Predicate<Entrant> isReplaceable) {
        int number = entrants.size() < maxEntrants
                ? entrants.size()
                : entrants.stream()
                        .filter(isReplaceable)
                        .map(Entrant::number)
                        .findFirst()
                        .orElseThrow(() -> ContestException.of("full", maxEntrants));
        String validName = Entrant.requireValidName(name);
        if (entrants.stream().anyMatch(e -> e.name().equalsIgnoreCase(validName)))
            throw ContestException.of("twice", validName);
        return new Entrant(number, validName, PlayerSpec.VISITOR, SecretTokens.hash(token));
    }

    List<Entrant> entrants() {
        return entrants;
    }

    int size() {
        return entrants.size();
    }

    Entrant get(int number) {
        return entrants.get(number);
    }

    /** Returns the seat of an external bot. */
    Optional<RemoteBotSeat> seat(int number) {
        return Optional.ofNullable(botSeats.get(number));
    }

    /** Returns whether an entrant can play: an external bot must be connected. */
    boolean isPresent(Entrant entrant) {
        return !entrant.isExternalBot() || botSeats.get(entrant.number()).isConnected();
    }

    /** Returns the name that an external bot reported; "" for the others. */
    String programName(Entrant entrant) {
        return entrant.isExternalBot() ? botSeats.get(entrant.number()).programName() : "";
    }

    boolean hasConnectedBots() {
        return botSeats.values().stream().anyMatch(RemoteBotSeat::isConnected);
    }

    void disconnectAll() {
        botSeats.values().forEach(RemoteBotSeat::disconnect);
    }
}
