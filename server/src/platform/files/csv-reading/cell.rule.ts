import { csvMessages } from '../../../../contract/files/csv-file-constants';
import { withoutMark } from '../formula-mark';

// Marks of direction and blanks without width come with what is copied from pages, mail and contacts.
const unseen = /[\s\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

/** Letter by letter: an expression for the end would begin anew at each of 100,000 blanks within a text. */
const withoutUnseenEnds = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** A cell as a person meant it: spreadsheets write `="0123"` for text, our exports `'=` for what is no formula. */
export const plainCell = (cell: string): string => {
  // No database keeps U+0000.
  const text = withoutUnseenEnds(cell.replaceAll('\0', '\uFFFD'));
  return /^="(.*)"$/s.exec(text)?.[1] ?? withoutMark(text);
};

/** A heading in one line. */
export const plainHeading = (cell: string): string =>
  plainCell(cell)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Without empty cells at the end, which say nothing. */
export const filledCells = (record: readonly string[]): string[] => {
  const cells = record.map(plainCell);
  while (cells.at(-1) === '') cells.pop();
  return cells;
};

const control = /[^\P{Cc}\t\n\r]/u;
const maxQuoted = 60;

/**
 * What is wrong with the letters of a cell that is about to be stored; `undefined` where nothing is.
 * Every import asks this of each cell that it takes: a row is refused for it, not the file.
 */
export const faultOfLetters = (cell: string): string | undefined => {
  if (cell.includes('\uFFFD'))
    return csvMessages.unreadable([...cell].slice(0, maxQuoted).join(''));
  const at = cell.search(control);
  if (at < 0) return undefined;
  const code = (cell.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return csvMessages.control([...cell.slice(0, at)].length + 1, `U+${code}`);
};
