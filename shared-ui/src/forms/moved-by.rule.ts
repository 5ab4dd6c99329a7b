/** The same entries with one of them a place further; at the end of its way the very same. */
export const movedBy = (ids: readonly number[], id: number, by: 1 | -1): readonly number[] => {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
