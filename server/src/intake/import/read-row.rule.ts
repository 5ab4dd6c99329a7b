import type { ImportMapping, RowFault } from '../../../contract/application-import';
import { importFields, type ImportField } from '../../../contract/application-import-constants';
import { judgePerson, type PersonFields } from '../person.rule';

/** A row by fields, judged for itself; what it refers to is looked up for many at once. */
export interface ReadRow {
  line: number;
  person: PersonFields;
  job: string;
  source: string;
  comment: string;
  faults: RowFault[];
}

/** A formula is text here, and nothing that another spreadsheet would run. */
const neutral = (text: string): string => text.replace(/^[=+\-@\s]+/, '');

const yearsOf = (text: string): number | null => {
  if (!text) return null;
  if (/^fresher$/i.test(text)) return 0;
  const years = /^(\d{1,2})([.,]\d+)?\s*(\+|years?|yrs?)?$/i.exec(text)?.[1];
  return years === undefined ? Number.NaN : Number(years);
};

const isField = (name: string): name is ImportField =>
  (importFields as readonly string[]).includes(name);

export const readRow = (
  line: number,
  cells: readonly string[],
  mapping: ImportMapping,
): ReadRow => {
  const cell = (field: ImportField): string => {
    const place = mapping[field];
    return place === undefined ? '' : (cells[place] ?? '');
  };
  const [given = '', ...family] = neutral(cell('fullName')).split(/\s+/);
  const { person, wrong } = judgePerson({
    firstName: (neutral(cell('firstName')) || given).slice(0, 100),
    lastName: (neutral(cell('lastName')) || family.join(' ')).slice(0, 100),
    applicantEmail: cell('applicantEmail').slice(0, 200),
    phoneNumber: cell('phoneNumber').slice(0, 40),
    experience: yearsOf(cell('experience')),
  });
  const faults = Object.entries(wrong).map(([field, message]) => ({
    field: field === 'firstName' && mapping.firstName === undefined ? 'fullName' : field,
    message,
  }));
  return {
    line,
    person,
    job: cell('job'),
    source: cell('source'),
    comment: neutral(cell('comment')),
    faults: faults.flatMap(({ field, message }) => (isField(field) ? [{ field, message }] : [])),
  };
};
