/**
 * The description of an interactive diagram: the user changes one value, and the real engine runs with it. A diagram is
 * described by lines of `name: value`:
 *
 *   run: GAME POSITION ENGINE OPTION=VALUE…    `*` stands for the value that changes; nodes=N is the node limit
 *   over: 1 1.5 2 3                            the values to choose from
 *   says: Weight                               their label
 *   names: left | middle | right               names of the values; without it, the names of the option
 *   shows: expanded                            the quantity of the bars: expanded, generated, cost, value or millis
 *   unit: clauses                              the name of the quantity
 *   board: yes                                 whether the position is drawn
 *
 * @typedef {"expanded"|"generated"|"cost"|"value"|"millis"} Quantity
 * @typedef {{run: string, over: string[], says: string, board: boolean, names: string[], shows: Quantity, unit:
 *   string}} Diagram
 */

const QUANTITIES = ["expanded", "generated", "cost", "value", "millis"];

/**
 * Returns the quantity that a diagram shows; null if there is none.
 * @param {Partial<import("../api.js").Report>} r @param {Quantity} shows
 */
export function quantityOf(r, shows) {
  const value = {
    expanded: r.stats?.expanded,
    generated: r.stats?.generated,
    cost: r.cost,
    value: r.value,
    millis: r.stats?.millis,
  }[shows];
  return Number.isFinite(value) ? Number(value) : null;
}

/** Parses the description of a diagram. @param {string} text @returns {Diagram} */
export function parseDiagram(text) {
  const fields = Object.fromEntries(
    text
      .split("\n")
      .filter((l) => l.includes(":"))
      .map((l) => [l.slice(0, l.indexOf(":")).trim(), l.slice(l.indexOf(":") + 1).trim()]),
  );
  return {
    run: fields.run ?? "",
    over: (fields.over ?? "").split(/\s+/),
    says: fields.says ?? "",
    board: fields.board === "yes",
    unit: fields.unit ?? "",
    names: fields.names ? fields.names.split("|").map((n) => n.trim()) : [],
    shows: /** @type {Quantity} */ (QUANTITIES.includes(fields.shows) ? fields.shows : "expanded"),
  };
}

/** Returns the search of a diagram for one of its values. @param {Diagram} d @param {string} value */
export function diagramSearch(d, value) {
  const [game, position, engine, ...given] = d.run.split(/\s+/).map((w) => w.replaceAll("*", value));
  const { nodes, ...options } = Object.fromEntries(
    given.map((o) => [o.slice(0, o.indexOf("=")), o.slice(o.indexOf("=") + 1)]),
  );
  return { game, position, engine, options, ...(nodes ? { nodes: Number(nodes) } : {}) };
}
