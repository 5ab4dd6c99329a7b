import {
  dayCellMessages,
  type DayOrder,
} from '../../../../contract/platform/files/day-order-constants';
import { findMonthNumber } from './month-names';

export interface ParsedDayCell {
  /** Date as `YYYY-MM-DD` in each order of day and month; both are equal when only one order is valid. */
  days?: Readonly<Record<DayOrder, string>>;
  isEmpty?: true;
}

const emptyDayPattern = /^(-+|–|—|n\/?a\.?|nil|none|null|0{4}-0{2}-0{2}|00[/.-]00[/.-]0000)?$/i;
/** Time after a date, which is ignored unless it names another time zone. */
const timePattern =
  /[T ,]+(?<hours>\d{1,2}):(?<rest>[0-5]\d(:[0-5]\d(\.\d+)?)?)\s*(?<half>[AP]\.?M\.?)?\s*(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;
const weekdayPattern =
  /^\p{L}+(?:\.?,\s+|\.?\s+(?=\d{1,2}\.?\s+\p{L}+|\p{L}+\.?\s+\d{1,2},?\s+\d{4}$))/u;
const connectivePattern = /\s+(?:de|del|of)\s+/giu;
const eastAsianDatePattern = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?$/u;

const padNumber = (value: number, length = 2): string => String(value).padStart(length, '0');

const toValidDay = (year: number, month: number, day: number): string | undefined => {
  const at = new Date(Date.UTC(year, month - 1, day));
  at.setUTCFullYear(year);
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1000;
  return isDay ? `${padNumber(year, 4)}-${padNumber(month)}-${padNumber(day)}` : undefined;
};

const parseYear = (text: string): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 30 ? 2000 + year : 1900 + year;
};

/** Spreadsheets count days from 1899-12-30. */
const parseSerialDay = (text: string): string | undefined => {
  const count = Number(/^(\d{5})([.,]\d+)?$/.exec(text)?.[1]);
  if (!count) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + count)).toISOString().slice(0, 10);
};

const toCertainDay = (day: string | undefined): ParsedDayCell =>
  day === undefined ? {} : { days: { 'day-first': day, 'month-first': day } };

const parseNumericDay = (text: string): ParsedDayCell | undefined => {
  const east = eastAsianDatePattern.exec(text);
  if (east) return toCertainDay(toValidDay(Number(east[1]), Number(east[2]), Number(east[3])));
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return toCertainDay(toValidDay(Number(iso[1]), Number(iso[3]), Number(iso[4])));
  const [, one, , other, last] = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? [];
  if (one === undefined || other === undefined || last === undefined) return undefined;
  const year = parseYear(last);
  const dayFirst = toValidDay(year, Number(other), Number(one));
  const monthFirst = toValidDay(year, Number(one), Number(other));
  const any = dayFirst ?? monthFirst;
  if (any === undefined) return {};
  return { days: { 'day-first': dayFirst ?? any, 'month-first': monthFirst ?? any } };
};

const parseMonthNameDay = (text: string): ParsedDayCell | undefined => {
  const parts = text
    .replace(weekdayPattern, '')
    .replace(connectivePattern, ' ')
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const [one = '', other = '', last = ''] = parts;
  if (parts.length !== 3 || !/^(\d{4}|\d{2})$/.test(last)) return undefined;
  const month = findMonthNumber(other) ?? findMonthNumber(one);
  const day = Number.parseInt(findMonthNumber(other) === undefined ? other : one, 10);
  return month === undefined || Number.isNaN(day)
    ? undefined
    : toCertainDay(toValidDay(parseYear(last), month, day));
};

const isInOtherZone = (found: RegExpExecArray): boolean => {
  const { hours = '', rest = '', zone } = found.groups ?? {};
  return zone !== undefined && /[1-9]/.test(`${hours}${rest}`);
};

/** Characters of the longest date with weekday, month, time and zone; a longer text is no date. */
const maxDateLength = 100;

export const parseDayCell = (cell: string): ParsedDayCell => {
  const text = cell.trim();
  if (text.length > maxDateLength) return {};
  if (emptyDayPattern.test(text)) return { isEmpty: true };
  const found = timePattern.exec(text);
  if (found && isInOtherZone(found)) return {};
  const date = found ? text.slice(0, found.index) : text;
  return parseNumericDay(date) ?? parseMonthNameDay(date) ?? toCertainDay(parseSerialDay(date));
};

export interface DayResult {
  /** Date as `YYYY-MM-DD`; empty if the cell is no date. */
  day?: string;
  fault?: string;
}

/** Returns the date of a cell; without `order`, a cell that could mean two dates is an error. */
export const resolveDayCell = (cell: string, order: DayOrder | undefined): DayResult => {
  const { days, isEmpty } = parseDayCell(cell);
  if (isEmpty) return { day: '' };
  if (!days) return { fault: dayCellMessages.none(cell.trim().slice(0, maxDateLength)) };
  if (order) return { day: days[order] };
  return days['day-first'] === days['month-first']
    ? { day: days['day-first'] }
    : { fault: dayCellMessages.unclear(cell.trim()) };
};
