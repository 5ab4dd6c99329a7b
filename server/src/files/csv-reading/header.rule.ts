import { plainHeading } from './cell.rule';
import type { ParsedRow } from './parsed-row';

const filled = ({ cells }: ParsedRow): number =>
  cells.filter((cell) => plainHeading(cell) !== '').length;

/** How many cells half of the rows fill, at least. */
const usualWidth = (rows: readonly ParsedRow[]): number =>
  rows.map(filled).sort((one, other) => one - other)[Math.floor(rows.length / 2)] ?? 0;

/** The first row that probably names the columns: titles above it fill few cells. */
export const probableHeader = (rows: readonly ParsedRow[]): ParsedRow | undefined => {
  const usual = usualWidth(rows);
  return rows.find((row) => filled(row) >= Math.min(usual, Math.max(2, usual / 2)));
};
