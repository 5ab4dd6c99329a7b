import { employmentMessages } from '../../contract/employment/employment-constants';
import { emailInCell } from '../contact/email.rule';
import { invalidField } from '../errors';

type Field = 'applicantId' | 'email' | 'joiningDate' | 'leavingDate';

/** How files call a field, without spaces and signs. */
const headings: Readonly<Record<Field, RegExp>> = {
  applicantId: /^(applicant)?id$/,
  email: /^e?mail(address)?$/,
  joiningDate: /^(joining|start)(date|day)$/,
  leavingDate: /^((leaving|end)(date|day)|lastworkingday)$/,
};
const fields = Object.keys(headings) as Field[];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Where the columns that count stand; the file may have others beside them.
 * @throws AppError where nothing names the hire or no day is told, or one is named twice.
 */
export const placesOf = (columns: readonly string[]): Partial<Record<Field, number>> => {
  const places: Partial<Record<Field, number>> = {};
  for (const [at, column] of columns.entries()) {
    const field = fields.find((name) => headings[name].test(plain(column)));
    if (!field) continue;
    if (places[field] !== undefined) throw invalidField('file', employmentMessages.columns);
    places[field] = at;
  }
  const has = (...names: Field[]) => names.some((name) => places[name] !== undefined);
  if (!has('applicantId', 'email') || !has('joiningDate', 'leavingDate'))
    throw invalidField('file', employmentMessages.columns);
  return places;
};

/** A day as the export of referrals writes it, or as the API does. */
const dayOf = (cell: string): string => {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month}-${day}` : cell;
};

/** What empties the leaving date: an empty cell leaves it as it is. */
const nobodyLeft = '-';

const longestCell = 254;

/** A row as the call for many takes it. */
export const entryOf = (
  places: Partial<Record<Field, number>>,
  cells: readonly string[],
): Record<string, unknown> => {
  const entry: Record<string, unknown> = {};
  for (const field of fields) {
    const at = places[field];
    const cell = at === undefined ? '' : (cells[at] ?? '').trim().slice(0, longestCell + 1);
    if (cell === '') continue;
    if (field === 'leavingDate' && cell === nobodyLeft) entry[field] = '';
    else if (field === 'email') entry[field] = emailInCell(cell);
    else entry[field] = field.endsWith('Date') ? dayOf(cell) : cell;
  }
  return entry;
};
