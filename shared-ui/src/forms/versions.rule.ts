const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Lookup items with the same id may have different other fields, depending on where they were read.
 */
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
  /** Values when the form was opened. */
  first: Values;
  mine: Values;
  /** Values that another user saved in the meantime. */
  theirs: Values;
}

/**
 * `conflicts` names the fields that both sides changed differently; `merged` takes `mine` there.
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
