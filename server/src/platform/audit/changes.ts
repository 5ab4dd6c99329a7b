export type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Characters of a long text that the log stores. */
const longest = 300;

const kept = (value: unknown): unknown => {
  const plain = value === undefined ? null : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.length > longest ? `${text.slice(0, longest)}…` : plain;
};

/** Switches are sent as 1 or 0 and stored as booleans. */
const asStored = (value: unknown, stored: unknown): unknown =>
  typeof stored === 'boolean' && typeof value === 'number' ? value === 1 : value;

export const changesOf = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, before[name], asStored(value, before[name])] as const)
      .filter(([, one, other]) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null))
      .map(([name, one, other]) => [name, { before: kept(one), after: kept(other) }]),
  );

export const firstValues = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { after: kept(value) }]));
