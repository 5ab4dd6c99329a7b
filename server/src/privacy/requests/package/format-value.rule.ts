import type { PackageTexts } from './texts/english';

export interface PackageLanguage extends Pick<
  PackageTexts,
  'labels' | 'locale' | 'no' | 'values' | 'yes'
> {
  timeZone: string;
}

const dayOrMoment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

const formatTime = (text: string, { locale, timeZone }: PackageLanguage): string => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return text;
  const isDay = text.length === 10;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(isDay ? { timeZone: 'UTC' } : { timeStyle: 'short', timeZone }),
  }).format(at);
};

const formatText = (text: string, label: string, words: PackageLanguage): string =>
  words.values[label]?.[text] ??
  (dayOrMoment.test(text) ? formatTime(text, words) : text.replaceAll('\r', ''));

/** Formats a value of the package for people; `label` is the stored English label. */
export const formatPackageValue = (
  value: unknown,
  label: string,
  words: PackageLanguage,
): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value
      .map((part) => formatPackageValue(part, label, words))
      .filter(Boolean)
      .join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(
        ([name, part]) =>
          [words.labels[name] ?? name, formatPackageValue(part, name, words)] as const,
      )
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n');
  return formatText(String(value), label, words);
};
