/**
 * Returns a record without some of its entries.
 * @template V @param {Record<string, V>} from @param {...string} names @returns {Record<string, V>}
 */
export const without = (from, ...names) => Object.fromEntries(Object.entries(from).filter(([k]) => !names.includes(k)));
