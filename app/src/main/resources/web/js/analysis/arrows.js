/**
 * The engine's next moves on the board: each with the number of its line, the best one strong.
 * @param {any} said what the engine says @param {import("../api.js").Move[]} moves the legal ones
 * @returns {import("../board/trails.js").Leg[]}
 */
export function arrows(said, moves) {
  const firsts = /** @type {string[]} */ (
    said?.lines?.length ? said.lines.map((/** @type {any} */ l) => l.moves[0]) : [said?.moves?.[0]]
  );
  return firsts.flatMap((text, i) => {
    const move = moves.find((m) => m.text === text);
    if (!move?.to) return [];
    return [
      {
        from: move.from ?? move.to,
        to: move.to,
        tone: i ? "soft" : "accent",
        label: firsts.length > 1 ? String(i + 1) : undefined,
      },
    ];
  });
}
