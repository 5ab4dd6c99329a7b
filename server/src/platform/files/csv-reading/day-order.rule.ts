import type { DayOrder } from '../../../../contract/platform/files/day-order-constants';
import type { DayOrderProposal } from '../../../../contract/platform/files/csv-file';
import type { Region } from '../../contact/region.rule';
import { parseDayCell } from './day.rule';

const getRegionOrder = (region: Region | undefined): DayOrder => {
  const { language = 'en' } = new Intl.Locale(`und-${region ?? 'GB'}`).maximize();
  const parts = new Intl.DateTimeFormat(`${language}-${region ?? 'GB'}`, { dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'month-first' : 'day-first';
};

const findColumnOrder = (cells: Iterable<string>): { order?: DayOrder; example?: string } => {
  const orders = new Set<DayOrder>();
  let example: string | undefined;
  for (const cell of cells) {
    const { days } = parseDayCell(cell);
    if (!days) continue;
    if (days['day-first'] !== days['month-first']) example ??= cell.trim();
    const [, one, other] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d/.exec(cell.trim()) ?? [];
    if (Number(one) > 12) orders.add('day-first');
    if (Number(other) > 12) orders.add('month-first');
  }
  const [order] = orders.size === 1 ? orders : [];
  return { ...(order && { order }), ...(example !== undefined && { example }) };
};

/** Guesses the order from unambiguous cells, else from the region; null if no cell is ambiguous. */
export const proposeDayOrder = (
  cells: Iterable<string>,
  region: Region | undefined,
): DayOrderProposal | null => {
  const { order, example } = findColumnOrder(cells);
  const days = example === undefined ? undefined : parseDayCell(example).days;
  if (example === undefined || !days) return null;
  return { order: order ?? getRegionOrder(region), isFromFile: order !== undefined, example, days };
};
