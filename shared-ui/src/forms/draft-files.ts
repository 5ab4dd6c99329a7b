/** Replaces a file in a draft: storage cannot contain files. */
interface LostFile {
  $file: string;
}

const isLost = (value: unknown): value is LostFile =>
  typeof value === 'object' && value !== null && '$file' in value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapped = (value: unknown, map: (value: unknown) => unknown): unknown => {
  const own = map(value);
  if (own !== value) return own;
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, mapped(held, map)]));
};

export const withoutFiles = <Values extends object>(values: Values): Values =>
  mapped(values, (value) => (value instanceof File ? { $file: value.name } : value)) as Values;

const holdsLost = (value: unknown) =>
  isLost(value) || (Array.isArray(value) && value.some((entry) => isLost(entry)));

const namesIn = (value: unknown): string[] => {
  if (isLost(value)) return [value.$file];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
};

/** Merges a draft into the form's values; also returns the names of files that must be chosen again. */
export const restoredFrom = <Values extends object>(
  own: Values,
  draft: Partial<Values>,
): { values: Values; files: string[] } => {
  const kept = Object.entries(draft).filter(([, value]) => !holdsLost(value));
  return { values: { ...own, ...Object.fromEntries(kept) }, files: namesIn(draft) };
};
