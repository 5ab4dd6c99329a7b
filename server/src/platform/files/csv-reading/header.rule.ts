import { plainHeading } from './cell.rule';
import type { ParsedRow } from './parsed-row';

const filled = ({ cells }: ParsedRow): number =>
  cells.filter((cell) => plainHeading(cell) !== '').length;

/** Cells that at least a quarter of the rows fill (and two); titles and totals fill fewer. */
const usualWidth = (rows: readonly ParsedRow[]): number => {
  const widths = rows.map(filled).sort((one, other) => other - one);
  return widths[Math.min(widths.length - 1, Math.max(1, Math.floor(rows.length / 4)))] ?? 0;
};

export const probableHeader = (rows: readonly ParsedRow[]): ParsedRow | undefined => {
  const usual = usualWidth(rows);
  return rows.find((row) => filled(row) >= Math.min(usual, Math.max(2, usual / 2)));
};
