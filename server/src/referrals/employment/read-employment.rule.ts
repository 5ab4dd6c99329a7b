import { employmentMessages } from '../../../contract/referrals/employment/employment-constants';
import type { DayOrder } from '../../../contract/platform/files/day-order-constants';
import { parseEmailCell } from '../../platform/contact/email.rule';
import { resolveDayCell } from '../../platform/files/csv-reading/day.rule';

type EmploymentField = 'applicantId' | 'email' | 'joiningDate' | 'leavingDate';
type ColumnPositions = Partial<Record<EmploymentField, number>>;

interface JudgedEmploymentColumns {
  places: ColumnPositions;
  /** Error message; empty if the columns identify the hire and contain at least one date, each once. */
  fault: string;
}

/** Patterns of column headings, matched without spaces and punctuation. */
const headingPatterns: Readonly<Record<EmploymentField, RegExp>> = {
  applicantId: /^(applicant|application)?id$/,
  email: /^(applicant|candidate)?e?mail(address|id)?$/,
  joiningDate: /^((joining|start|hire)(date|day)|date(of)?(joining|hire)|doj|joinedon)$/,
  leavingDate:
    /^((leaving|end|exit|relieving|termination)(date|day)|date(of)?(leaving|exit|relieving)|dol|lwd|lastworking(day|date))$/,
};
const fields = Object.keys(headingPatterns) as EmploymentField[];

const normalizeHeading = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Checks the columns of a file; unknown ones are ignored. */
export const judgeEmploymentColumns = (columns: readonly string[]): JudgedEmploymentColumns => {
  const places: ColumnPositions = {};
  for (const [at, column] of columns.entries()) {
    const field = fields.find((name) => headingPatterns[name].test(normalizeHeading(column)));
    if (!field) continue;
    if (places[field] !== undefined) return { places, fault: employmentMessages.columns };
    places[field] = at;
  }
  const has = (...names: EmploymentField[]) => names.some((name) => places[name] !== undefined);
  const isComplete = has('applicantId', 'email') && has('joiningDate', 'leavingDate');
  return { places, fault: isComplete ? '' : employmentMessages.columns };
};

const maxCellLength = 254;

interface EmploymentRow {
  entry: Record<string, unknown>;
  faults: Record<string, string>;
}

/** Reads a row. An empty cell leaves its field unchanged; a dash removes the leaving date. */
export const readEmploymentRow = (
  places: ColumnPositions,
  cells: readonly string[],
  order?: DayOrder,
): EmploymentRow => {
  const entry: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const at = places[field];
    const cell = at === undefined ? '' : (cells[at] ?? '').trim().slice(0, maxCellLength + 1);
    if (cell === '') continue;
    if (!field.endsWith('Date')) {
      entry[field] = field === 'email' ? parseEmailCell(cell) : cell;
      continue;
    }
    const { day, fault } = resolveDayCell(cell, order);
    if (fault !== undefined) faults[field] = fault;
    else if (day !== '' || field === 'leavingDate') entry[field] = day;
  }
  return { entry, faults };
};

export const listEmploymentDayCells = function* (
  places: ColumnPositions,
  rows: readonly { cells: readonly string[] }[],
): Generator<string> {
  const days = [places.joiningDate, places.leavingDate].filter((at) => at !== undefined);
  for (const { cells } of rows) for (const at of days) yield cells[at] ?? '';
};
