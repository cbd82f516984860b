// Runs in the page that KeyTimes measures: chooses keys and records when the board shows their effect.
(() => {
  const ARROWS = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft" };
  const WALL_INTERVAL = 8;
  let seed = 1;
  let choices = 0;
  let pressedAt = null;

  /** The time from the last key to the end of the first frame with a changed board, in ms; null before that frame. */
  window.keyMillis = null;

  const random = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };

  const board = () => document.querySelector("damier-board:not([readonly])");

  addEventListener(
    "keydown",
    (event) => {
      window.keyMillis = null;
      pressedAt = event.timeStamp;
    },
    true,
  );

  const onChange = () => {
    if (pressedAt === null) return;
    const start = pressedAt;
    pressedAt = null;
    // A message that is sent before a frame is drawn arrives after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.keyMillis = performance.now() - start);
    requestAnimationFrame(() => port2.postMessage(0));
  };

  /** Returns the keys of a random legal move, or of a wall; none if the game is over. */
  window.chooseKeys = () => {
    const element = board();
    const { scene, moves } = element.displayed();
    // A move with a warning waits for its confirmation.
    const playable = moves.filter((m) => !m.caution && (m.key !== " " || (m.way !== " " && m.to?.kind === "CELL")));
    if (!playable.length) return [];
    if (element.ghost) return ["Escape"];
    const walls = moves.some((m) => m.to && m.to.kind !== "CELL");
    if (walls && ++choices % WALL_INTERVAL === 0)
      return ["w", Object.values(ARROWS)[random(4)], Object.values(ARROWS)[random(4)], "r", "Enter"];
    const move = playable[random(playable.length)];
    if (move.key !== " ") return [move.key];
    const piece = scene.pieces.find((p) => p.x === move.from.x && p.y === move.from.y);
    const isUnique = playable.filter((m) => m.way === move.way).length === 1;
    const select = isUnique || element.selectedId === piece.id ? [] : [piece.label.toLowerCase()];
    return [...select, ARROWS[move.way]];
  };

  new MutationObserver(onChange).observe(board().querySelector("svg.board"), {
    subtree: true,
    childList: true,
    attributes: true,
  });
})();
