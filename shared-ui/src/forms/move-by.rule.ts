export const moveIdToIndex = (
  ids: readonly number[],
  id: number,
  place: number,
): readonly number[] => {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

/** Moves an id by one position; returns the same array if the id cannot move further. */
export const moveIdByOne = (ids: readonly number[], id: number, by: 1 | -1): readonly number[] => {
  const from = ids.indexOf(id);
  const to = from + by;
  return from < 0 || to < 0 || to >= ids.length ? ids : moveIdToIndex(ids, id, to);
};
