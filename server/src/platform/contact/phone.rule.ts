import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import type { Region } from './region.rule';

export interface ParsedPhone {
  text: string;
  /** E.164 digits of the number, without `+` and extension. */
  number: string;
}

const minDigits = 7;
const maxDigits = 15;

const invisibleCharacters = /\p{Cf}/gu;
const leadingLabelPattern =
  /^(?:tele?phone|phone|tel|mobile|mob|cell|ph|whatsapp|[mtphcw])\b\s*(?:no\b|number\b)?[\s.:]*(?=[+(\d])/i;
const trailingLabelPattern =
  /(?<=[\d)])\s*[([]?\s*(?:mobile|mob|cell|home|work|office|personal|whatsapp|[mhwop])\s*[)\]]?\.?$/i;
const extensionPattern = /(?:;ext=|,?\s*(?:ext(?:ension|n)?\.?|x|#)\s*[:.]?\s*)(\d{1,7})$/i;
const phonePattern = /^\+?[\d\s().[\]\-/\u2010-\u2015\u2212]+$/;

const normalizePhone = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(invisibleCharacters, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(leadingLabelPattern, '')
    .replace(trailingLabelPattern, '')
    .replace(/^[([]\s*(\+\d+)\s*[)\]]/, '$1');

const parseNumber = (text: string, region: Region | undefined): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, {
    extract: false,
    ...(region && { defaultCountry: region }),
  });

const listPossibleNumbers = (main: string, digits: string, region: Region | undefined) =>
  main.startsWith('+')
    ? // Mexico dropped the 1 of mobile numbers in 2019, but many numbers are still written with it.
      [parseNumber(main, region), parseNumber(main.replace(/^\+52\W*1(?=\W*\d)/, '+52'), region)]
    : [
        parseNumber(main, region),
        ...(digits.startsWith('00') ? [parseNumber(`+${digits.slice(2)}`, region)] : []),
        ...(digits.length > 10 ? [parseNumber(`+${digits}`, region)] : []),
      ];

/**
 * Parses a phone number; `region` is used for numbers without a country code. Numbers outside the known
 * numbering plans are accepted, since plans change.
 */
export const parsePhone = (
  written: string,
  region: Region | undefined,
): ParsedPhone | undefined => {
  const text = normalizePhone(written);
  const main = text.replace(extensionPattern, '');
  const digits = main.replace(/\D/g, '');
  if (!phonePattern.test(main) || digits.length < minDigits) return undefined;
  const ways = listPossibleNumbers(main, digits, region);
  const found =
    ways.find((way) => way?.isValid()) ??
    ways.find((way) => way?.isPossible() && way.number.length <= maxDigits + 1);
  if (found) return { text, number: found.number.slice(1) };
  if (main.startsWith('+') || digits.length > maxDigits) return undefined;
  return { text, number: digits.replace(/^0+/, '') };
};

const noPhonePattern =
  /^(?:[\s\-\u2010-\u2015./]*|n\.?\s?\/?\s?a\.?|nil|none|null|unknown|not available)$/i;

export const parsePhoneCell = (cell: string): string => {
  // Spreadsheets write an apostrophe before numbers stored as text, and `.0` after floats.
  const text = cell.trim().replace(/^['’](?=[+(\d])/, '');
  return noPhonePattern.test(text) ? '' : text.replace(/^(\+?\d{7,15})[.,]0$/, '$1');
};

/**
 * True for a number in scientific notation, as in `9.87650E+09`, in which a spreadsheet lost the last digits.
 */
export const isRoundedNumber = (cell: string): boolean => /^\d[.,]\d+E\+?\d+$/i.test(cell.trim());
