import { number, t } from "./i18n.js";

/**
 * The verdict in one sentence and its proof in the next.
 * @param {any} r a result row @returns {{tone: string, sentence: string, proof: string}}
 */
export function verdict(r) {
  const spent = () => cost(r.cost, r.moves.length);
  const states = number(r.stats?.expanded ?? 0);
  switch (r.outcome) {
    case "solved":
      return r.optimal
        ? { tone: "good", sentence: t("verdict.optimal", spent()), proof: t("verdict.optimal-proof", r.cost, states) }
        : { tone: "warn", sentence: t("verdict.solved", spent()), proof: t("verdict.solved-proof", states) };
    case "impossible":
      return { tone: "bad", sentence: t("verdict.impossible"), proof: t("verdict.impossible-proof", states) };
    case "chosen":
      return { tone: "good", sentence: t("verdict.chosen", r.moves[0]), proof: value(r.value) };
    default:
      return r.moves?.length
        ? {
            tone: "warn",
            sentence: t("verdict.best", spent(), r.lowerBound),
            proof: t("verdict.stopped-" + r.reason, states),
          }
        : {
            tone: "warn",
            sentence: t("verdict.none", r.lowerBound ?? 0),
            proof: t("verdict.stopped-" + r.reason, states),
          };
  }
}

/**
 * What a line costs, in words; where moves cost more than one, both are told.
 * @param {number} total @param {number} moves
 */
function cost(total, moves) {
  const count = moves === 1 ? t("count.move") : t("count.moves", moves);
  return total === moves ? count : t("count.cost", total, count);
}

const WIN = 1_000_000;

/** A value for the side to move, in words. @param {number} v */
export function value(v) {
  if (v > WIN / 2) return t("value.win", WIN - v);
  if (v < -WIN / 2) return t("value.loss", WIN + v);
  return t("value.moves", (v / 100).toFixed(2).replace(/^(?=\d)/, "+"));
}
