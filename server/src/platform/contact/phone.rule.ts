import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import type { Region } from './region.rule';

/** A telephone number as it was written, and as it is compared. */
export interface Phone {
  /** Without what only says that it is a number (`tel:`, `Mobile`). */
  text: string;
  /** The digits of E.164 without `+`; without an extension, which tells no two people apart for sure. */
  number: string;
}

const fewestDigits = 7;
const maxDigits = 15;

/** Signs that nobody sees; a number that is copied from a list of contacts comes with some. */
const unseen = /\p{Cf}/gu;
const wordBefore =
  /^(?:tele?phone|phone|tel|mobile|mob|cell|ph|whatsapp|[mtphcw])\b\s*(?:no\b|number\b)?[\s.:]*(?=[+(\d])/i;
const wordBehind =
  /(?<=[\d)])\s*[([]?\s*(?:mobile|mob|cell|home|work|office|personal|whatsapp|[mhwop])\s*[)\]]?\.?$/i;
const extension = /(?:;ext=|,?\s*(?:ext(?:ension|n)?\.?|x|#)\s*[:.]?\s*)(\d{1,7})$/i;
const signs = /^\+?[\d\s().[\]\-/\u2010-\u2015\u2212]+$/;

const plain = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(wordBefore, '')
    .replace(wordBehind, '')
    .replace(/^[([]\s*(\+\d+)\s*[)\]]/, '$1');

const parsed = (text: string, region: Region | undefined): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, {
    extract: false,
    ...(region && { defaultCountry: region }),
  });

/** Ways to read a number, the likeliest first. */
const waysOf = (main: string, digits: string, region: Region | undefined) =>
  main.startsWith('+')
    ? // The 1 of Mexican mobiles was given up in 2019, and is written on.
      [parsed(main, region), parsed(main.replace(/^\+52\W*1(?=\W*\d)/, '+52'), region)]
    : [
        parsed(main, region),
        ...(digits.startsWith('00') ? [parsed(`+${digits.slice(2)}`, region)] : []),
        // Written with its country's code and nothing in front.
        ...(digits.length > 10 ? [parsed(`+${digits}`, region)] : []),
      ];

/**
 * A number as the library reads it in a region, for numbers without a country's code. `undefined`: it
 * is none. A number that its country is not known to have is kept, for the plans of countries change.
 */
export const readPhone = (written: string, region: Region | undefined): Phone | undefined => {
  const text = plain(written);
  const main = text.replace(extension, '');
  const digits = main.replace(/\D/g, '');
  if (!signs.test(main) || digits.length < fewestDigits) return undefined;
  const ways = waysOf(main, digits, region);
  const found =
    ways.find((way) => way?.isValid()) ??
    ways.find((way) => way?.isPossible() && way.number.length <= maxDigits + 1);
  if (found) return { text, number: found.number.slice(1) };
  if (main.startsWith('+') || digits.length > maxDigits) return undefined;
  return { text, number: digits.replace(/^0+/, '') };
};

/** Written where there is none. */
const none = /^(?:[\s\-\u2010-\u2015./]*|n\.?\s?\/?\s?a\.?|nil|none|null|unknown|not available)$/i;

/** A cell of a file, empty where it says that there is no number. */
export const phoneInCell = (cell: string): string => {
  // An apostrophe before it makes text of a number, `.0` behind it comes of one that was counted with.
  const text = cell.trim().replace(/^['’](?=[+(\d])/, '');
  return none.test(text) ? '' : text.replace(/^(\+?\d{7,15})[.,]0$/, '$1');
};

/** A spreadsheet's way to write a number whose last digits it has thrown away: `9.87650E+09`. */
export const isRounded = (cell: string): boolean => /^\d[.,]\d+E\+?\d+$/i.test(cell.trim());
