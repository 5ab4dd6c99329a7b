/** Most brotli bytes of the first load and of the largest later script, for each room. */
export const budgets = {
  shell: { first: 200000, later: 100000 },
  'mf-*': { first: 10000, later: 20000 },
};
