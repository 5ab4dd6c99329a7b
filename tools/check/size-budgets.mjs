/** Most brotli bytes of the first load, of the largest later script and of the kit, for each room. */
export const budgets = {
  shell: { first: 190000, later: 100000, kit: 180000 },
  'mf-*': { first: 10000, later: 20000 },
};
