import { cleanCsvHeading } from './cell.rule';
import type { ParsedRow } from './parsed-row';

const countFilledCells = ({ cells }: ParsedRow): number =>
  cells.filter((cell) => cleanCsvHeading(cell) !== '').length;

/** Number of cells that at least a quarter of the rows (and two) have; title and total rows have fewer. */
const findUsualWidth = (rows: readonly ParsedRow[]): number => {
  const widths = rows.map(countFilledCells).sort((one, other) => other - one);
  return widths[Math.min(widths.length - 1, Math.max(1, Math.floor(rows.length / 4)))] ?? 0;
};

export const guessHeader = (rows: readonly ParsedRow[]): ParsedRow | undefined => {
  const usual = findUsualWidth(rows);
  return rows.find((row) => countFilledCells(row) >= Math.min(usual, Math.max(2, usual / 2)));
};
