/**
 * Returns one arrow per engine line for its first move. With several lines, each arrow has the number of its line; the
 * best line is highlighted.
 * @param {import("../api.js").Report|import("../api.js").Progress|null} output the engine's progress or result
 * @param {import("../api.js").Move[]} moves the legal moves
 * @returns {import("../board/trails.js").Arrow[]}
 */
export function engineArrows(output, moves) {
  const firsts = /** @type {string[]} */ (
    output?.lines?.length ? output.lines.map((l) => l.moves[0]) : [output?.moves?.[0]]
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
