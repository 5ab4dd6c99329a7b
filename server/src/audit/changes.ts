/** Fields before and after, by their names; a side that is left out was not there. */
export type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Of longer texts the log keeps the beginning. */
const longest = 300;

const kept = (value: unknown): unknown => {
  const plain = value === undefined ? null : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.length > longest ? `${text.slice(0, longest)}…` : plain;
};

/** What differs between two sets of fields, for the audit log. */
export const changesOf = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes =>
  Object.fromEntries(
    Object.keys(after)
      .filter(
        (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
      )
      .map((name) => [name, { before: kept(before[name]), after: kept(after[name]) }]),
  );

/** The fields that a new record begins with. */
export const firstValues = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { after: kept(value) }]));
