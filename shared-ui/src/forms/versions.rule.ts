const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Picked items are equal if their ids are, since their other fields depend on the lookup. */
const isPickedItem = (value: Record<string, unknown>) => 'id' in value && 'label' in value;

const areEqualValues = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (isPlainRecord(one) && isPlainRecord(other) && isPickedItem(one) && isPickedItem(other))
    return String(one.id) === String(other.id);
  if (!isPlainRecord(one) || !isPlainRecord(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => areEqualValues(one[name], other[name]));
};

export interface ValueVersions<Values extends object> {
  /** Values of the record when the form was opened. */
  first: Values;
  mine: Values;
  /** Values that another user has saved since the form was opened. */
  theirs: Values;
}

/**
 * Merges the user's changes with those that another user saved. `conflicts` are the fields that both changed
 * differently; `merged` has the user's values for them.
 */
export const mergeVersions = <Values extends object>({
  first,
  mine,
  theirs,
}: ValueVersions<Values>) => {
  const names = Object.keys(mine) as (keyof Values & string)[];
  const theirsAlone = names.filter((name) => areEqualValues(mine[name], first[name]));
  const conflicts = names.filter(
    (name) =>
      !theirsAlone.includes(name) &&
      !areEqualValues(mine[name], theirs[name]) &&
      !areEqualValues(theirs[name], first[name]),
  );
  const taken = Object.fromEntries(theirsAlone.map((name) => [name, theirs[name]]));
  return { merged: { ...mine, ...taken } as Values, conflicts };
};
