import { isBlank } from '../../../platform/files/csv-reading/blank.rule';

const year = String.raw`(?:years?|yrs?|year\(s\)|yr\(s\)|y)\.?`;
const month = String.raw`(?:months?|mons?|mths?|month\(s\)|m)\.?`;
/** Matches `5`, `5.5`, `5 years` and `5+`: each means at least five completed years. */
const yearsPattern = new RegExp(
  String.raw`^(\d{1,2})(?:[.,]\d{1,2})?\s*\+?\s*(?:${year})?\s*\+?$`,
  'i',
);
const yearsAndMonthsPattern = new RegExp(
  String.raw`^(\d{1,2})\s*${year}\s*(?:,|and|&)?\s*(\d{1,2})\s*${month}$`,
  'i',
);
const monthsPattern = new RegExp(String.raw`^(\d{1,3})\s*${month}$`, 'i');

const monthsOfYear = 12;

/** Completed years; null for a blank text, NaN for an ambiguous one. */
export const readYears = (written: string): number | null => {
  const text = written.replace(/\s+/g, ' ').trim();
  if (isBlank(text)) return null;
  if (/^freshers?$/i.test(text)) return 0;
  const both = yearsAndMonthsPattern.exec(text);
  if (both) return Number(both[2]) < monthsOfYear ? Number(both[1]) : Number.NaN;
  const months = monthsPattern.exec(text)?.[1];
  if (months !== undefined) return Math.floor(Number(months) / monthsOfYear);
  return Number(yearsPattern.exec(text)?.[1] ?? Number.NaN);
};
