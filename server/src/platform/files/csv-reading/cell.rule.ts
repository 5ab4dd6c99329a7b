import { csvMessages } from '../../../../contract/platform/files/csv-file-constants';
import { removeFormulaMark } from '../formula-mark';

// Direction marks and zero-width characters, which come with text copied from web pages and mail.
const invisibleCharacter = /[\s\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

/** A loop instead of a regular expression, which would take quadratic time for 100,000 blanks. */
const trimInvisible = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && invisibleCharacter.test(text.charAt(start))) start += 1;
  while (end > start && invisibleCharacter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/**
 * Removes what spreadsheets add: `="0123"` forces text, and the console's exports write `'=` to disarm a
 * formula.
 */
export const cleanCsvCell = (cell: string): string => {
  // PostgreSQL cannot store the character U+0000.
  const text = trimInvisible(cell.replaceAll('\0', '\uFFFD'));
  return /^="(.*)"$/s.exec(text)?.[1] ?? removeFormulaMark(text);
};

export const cleanCsvHeading = (cell: string): string =>
  cleanCsvCell(cell)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export const toFilledCells = (record: readonly string[]): string[] => {
  const cells = record.map(cleanCsvCell);
  while (cells.at(-1) === '') cells.pop();
  return cells;
};

const controlCharacter = /[^\P{Cc}\t\n\r]/u;
const maxQuotedLength = 60;

/** Returns the reason why a cell's characters cannot be stored; imports refuse the row, not the file. */
export const findCharacterFault = (cell: string): string | undefined => {
  if (cell.includes('\uFFFD'))
    return csvMessages.unreadable([...cell].slice(0, maxQuotedLength).join(''));
  const at = cell.search(controlCharacter);
  if (at < 0) return undefined;
  const code = (cell.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return csvMessages.control([...cell.slice(0, at)].length + 1, `U+${code}`);
};
