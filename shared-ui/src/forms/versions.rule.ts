const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lookup items have different further fields, depending on where they were read. */
const isEntry = (value: Record<string, unknown>) => 'id' in value && 'label' in value;

const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (isRecord(one) && isRecord(other) && isEntry(one) && isEntry(other))
    return String(one.id) === String(other.id);
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name], other[name]));
};

export interface Versions<Values extends object> {
  /** Values when the form was opened. */
  first: Values;
  mine: Values;
  /** Values that another user saved in the meantime. */
  theirs: Values;
}

/** `conflicts` names the fields that both sides changed differently; `merged` has my value there. */
export const mergeVersions = <Values extends object>({ first, mine, theirs }: Versions<Values>) => {
  const names = Object.keys(mine) as (keyof Values & string)[];
  const theirsAlone = names.filter((name) => isEqual(mine[name], first[name]));
  const conflicts = names.filter(
    (name) =>
      !theirsAlone.includes(name) &&
      !isEqual(mine[name], theirs[name]) &&
      !isEqual(theirs[name], first[name]),
  );
  const taken = Object.fromEntries(theirsAlone.map((name) => [name, theirs[name]]));
  return { merged: { ...mine, ...taken } as Values, conflicts };
};
