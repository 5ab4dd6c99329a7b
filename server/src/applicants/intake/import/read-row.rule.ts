import type {
  ImportMapping,
  RowFault,
} from '../../../../contract/applicants/intake/application-import';
import {
  importFields,
  importMessages,
  type ImportField,
} from '../../../../contract/applicants/intake/application-import-constants';
import { findCharacterFault } from '../../../platform/files/csv-reading/cell.rule';
import { parseEmailCell } from '../../../platform/contact/email.rule';
import { parsePhoneCell } from '../../../platform/contact/phone.rule';
import { splitName, type SplitName } from '../../../platform/files/csv-reading/name.rule';
import { validatePerson, type PersonFields } from '../person.rule';
import { parseExperienceYears } from './experience-years.rule';

/** A row as read from the file; its job and source are looked up later, for many rows at once. */
export interface ImportRow {
  line: number;
  person: PersonFields;
  job: string;
  source: string;
  comment: string;
  faults: RowFault[];
}

const maxLengths: Partial<Record<ImportField, number>> = {
  firstName: 100,
  lastName: 100,
  fullName: 200,
  lastNameFirst: 200,
  applicantEmail: 200,
  phoneNumber: 40,
  comment: 2_000,
};

const findCellFaults = (cell: (field: ImportField) => string): RowFault[] =>
  importFields.flatMap((field): RowFault[] => {
    const unreadable = findCharacterFault(cell(field));
    if (unreadable) return [{ field, message: unreadable }];
    const letters = [...cell(field)].length;
    const limit = maxLengths[field] ?? letters;
    return letters > limit ? [{ field, message: importMessages.tooLong(letters, limit) }] : [];
  });

const isImportField = (name: string): name is ImportField =>
  (importFields as readonly string[]).includes(name);

const getMappedField = (field: string, mapping: ImportMapping): string => {
  if ((field !== 'firstName' && field !== 'lastName') || mapping[field] !== undefined) return field;
  return mapping.lastNameFirst === undefined ? 'fullName' : 'lastNameFirst';
};

const readPersonNames = (cell: (field: ImportField) => string): SplitName => {
  const whole = cell('lastNameFirst')
    ? splitName(cell('lastNameFirst'), 'last-name-first')
    : splitName(cell('fullName'), 'first-name-first');
  return {
    firstName: cell('firstName') || whole.firstName,
    lastName: cell('lastName') || whole.lastName,
  };
};

export const readImportRow = (
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: ImportMapping,
  columns: number,
): ImportRow => {
  const cell = (field: ImportField): string => {
    const place = mapping[field];
    return place === undefined ? '' : (cells[place] ?? '');
  };
  const experience = parseExperienceYears(cell('experience'));
  const { person, wrong } = validatePerson({
    ...readPersonNames(cell),
    applicantEmail: parseEmailCell(cell('applicantEmail')),
    phoneNumber: parsePhoneCell(cell('phoneNumber')),
    experience,
  });
  if (Number.isNaN(experience)) wrong.experience = importMessages.years(cell('experience'));
  const spoiled = findCellFaults(cell);
  const faults = Object.entries(wrong).flatMap(([name, message]): RowFault[] => {
    const field = getMappedField(name, mapping);
    return isImportField(field) && spoiled.every((fault) => fault.field !== field)
      ? [{ field, message }]
      : [];
  });
  const surplus = cells.length - columns;
  return {
    line,
    person,
    job: cell('job'),
    source: cell('source'),
    comment: cell('comment'),
    faults: [
      ...(surplus > 0 ? [{ field: 'row' as const, message: importMessages.surplus(surplus) }] : []),
      ...spoiled,
      ...faults,
    ],
  };
};
