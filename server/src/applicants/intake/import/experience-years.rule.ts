import { isBlankCell } from '../../../platform/files/csv-reading/blank.rule';

const yearUnit = String.raw`(?:years?|yrs?|year\(s\)|yr\(s\)|y)\.?`;
const monthUnit = String.raw`(?:months?|mons?|mths?|month\(s\)|m)\.?`;
/** Matches `5`, `5.5`, `5 years` and `5+`: each means at least five completed years. */
const yearsPattern = new RegExp(
  String.raw`^(\d{1,2})(?:[.,]\d{1,2})?\s*\+?\s*(?:${yearUnit})?\s*\+?$`,
  'i',
);
const yearsAndMonthsPattern = new RegExp(
  String.raw`^(\d{1,2})\s*${yearUnit}\s*(?:,|and|&)?\s*(\d{1,2})\s*${monthUnit}$`,
  'i',
);
const monthsPattern = new RegExp(String.raw`^(\d{1,3})\s*${monthUnit}$`, 'i');

const monthsPerYear = 12;

/** Completed years of experience; null for a blank cell, NaN for an ambiguous one. */
export const parseExperienceYears = (written: string): number | null => {
  const text = written.replace(/\s+/g, ' ').trim();
  if (isBlankCell(text)) return null;
  if (/^freshers?$/i.test(text)) return 0;
  const both = yearsAndMonthsPattern.exec(text);
  if (both) return Number(both[2]) < monthsPerYear ? Number(both[1]) : Number.NaN;
  const months = monthsPattern.exec(text)?.[1];
  if (months !== undefined) return Math.floor(Number(months) / monthsPerYear);
  return Number(yearsPattern.exec(text)?.[1] ?? Number.NaN);
};
