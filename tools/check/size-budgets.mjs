/**
 * Maximum sizes in brotli bytes: of the first load, the largest later script, and the entry for foreign
 * hosts.
 */
export const budgets = {
  shell: { first: 190000, later: 100000, kit: 180000 },
  'mf-*': { first: 10000, later: 20000 },
};
