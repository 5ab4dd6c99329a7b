const languages = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'tr',
  'id',
  'ro',
  'hu',
  'ru',
];

const normalizeName = (word: string): string => word.toLowerCase().replace(/\./g, '');

const formatMonthNames = (
  language: string,
  style: 'long' | 'short',
  isWithDay: boolean,
): string[] => {
  const format = new Intl.DateTimeFormat(language, {
    month: style,
    timeZone: 'UTC',
    ...(isWithDay && { day: 'numeric' }),
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2025, month, 1));
    return normalizeName(parts.find(({ type }) => type === 'month')?.value ?? '');
  });
};

const listMonthNames = (language: string): [name: string, month: number][] =>
  [false, true].flatMap((isWithDay) =>
    (['long', 'short'] as const).flatMap((style) =>
      formatMonthNames(language, style, isWithDay).map((name, at): [string, number] => [
        name,
        at + 1,
      ]),
    ),
  );

/** Month names by language; a name of different months in two languages is left out, unless it is English. */
const readMonthNumbers = (): Map<string, number> => {
  const names = new Map<string, number>();
  for (const [name, month] of languages.flatMap(listMonthNames)) {
    // Czech abbreviates March as `3.`, which is more likely a day.
    if (!/\p{L}/u.test(name)) continue;
    names.set(name, names.has(name) && names.get(name) !== month ? 0 : month);
  }
  for (const [name, month] of listMonthNames('en')) names.set(name, month);
  names.set('sept', 9);
  return names;
};

let monthsByName: Map<string, number> | undefined;

export const findMonthNumber = (word: string): number | undefined => {
  monthsByName ??= readMonthNumbers();
  return monthsByName.get(normalizeName(word)) || undefined;
};
