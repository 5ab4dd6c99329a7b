/** Placeholder of a file in a draft, since browser storage cannot contain files. */
interface LostFile {
  $file: string;
}

const isLostFile = (value: unknown): value is LostFile =>
  typeof value === 'object' && value !== null && '$file' in value;

const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapNestedValues = (value: unknown, map: (value: unknown) => unknown): unknown => {
  const own = map(value);
  if (own !== value) return own;
  if (Array.isArray(value)) return value.map((entry) => mapNestedValues(entry, map));
  if (!isPlainRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, mapNestedValues(held, map)]),
  );
};

export const replaceFilesByNames = <Values extends object>(values: Values): Values =>
  mapNestedValues(values, (value) =>
    value instanceof File ? { $file: value.name } : value,
  ) as Values;

const containsLostFile = (value: unknown) =>
  isLostFile(value) || (Array.isArray(value) && value.some((entry) => isLostFile(entry)));

const listFileNames = (value: unknown): string[] => {
  if (isLostFile(value)) return [value.$file];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listFileNames);
};

/** Merges a draft into the form's values; also returns the names of files that must be chosen again. */
export const restoreDraftValues = <Values extends object>(
  own: Values,
  draft: Partial<Values>,
): { values: Values; files: string[] } => {
  const kept = Object.entries(draft).filter(([, value]) => !containsLostFile(value));
  return { values: { ...own, ...Object.fromEntries(kept) }, files: listFileNames(draft) };
};
