/** The same entries with one of them at a place, counted from 0. */
export const movedTo = (ids: readonly number[], id: number, place: number): readonly number[] => {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

/** The same entries with one of them a place further; at the end of its way the very same. */
export const movedBy = (ids: readonly number[], id: number, by: 1 | -1): readonly number[] => {
  const from = ids.indexOf(id);
  const to = from + by;
  return from < 0 || to < 0 || to >= ids.length ? ids : movedTo(ids, id, to);
};
