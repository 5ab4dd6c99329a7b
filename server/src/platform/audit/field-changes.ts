export type FieldChanges = Record<string, { before?: unknown; after?: unknown }>;

/** Maximum of characters of a text that the log stores. */
const maxValueLength = 300;

const truncateValue = (value: unknown): unknown => {
  const plain = value === undefined ? null : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : plain;
};

/** Converts a sent switch, which is 1 or 0, to the boolean that is stored. */
const toStoredValue = (value: unknown, stored: unknown): unknown =>
  typeof stored === 'boolean' && typeof value === 'number' ? value === 1 : value;

export const getFieldChanges = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChanges =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, before[name], toStoredValue(value, before[name])] as const)
      .filter(([, one, other]) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null))
      .map(([name, one, other]) => [
        name,
        { before: truncateValue(one), after: truncateValue(other) },
      ]),
  );

export const toInitialChanges = (fields: Readonly<Record<string, unknown>>): FieldChanges =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { after: truncateValue(value) }]),
  );
