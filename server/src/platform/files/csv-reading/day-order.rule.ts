import type { DayOrder } from '../../../../contract/platform/files/day-order-constants';
import type { DayOrderProposal } from '../../../../contract/platform/files/csv-file';
import { parseDayCell } from './day.rule';

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

/** Order of day and month: that of unambiguous cells, else the company's; null if no cell is ambiguous. */
export const proposeDayOrder = (
  cells: Iterable<string>,
  companyOrder: DayOrder,
): DayOrderProposal | null => {
  const { order, example } = findColumnOrder(cells);
  const days = example === undefined ? undefined : parseDayCell(example).days;
  if (example === undefined || !days) return null;
  return { order: order ?? companyOrder, isFromFile: order !== undefined, example, days };
};
