import {
  directoryFields,
  type DirectoryField,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import {
  directoryImportMessages,
  noField,
} from '../../../../contract/company/directory/directory-import-constants';
import { roleNames } from '../../../../contract/identity/people/role-constants';
import type { UpsertRecord } from '../../../../contract/company/directory/directory-upsert';
import { csvMessages } from '../../../../contract/platform/files/csv-file-constants';
import type { DayOrder } from '../../../../contract/platform/files/day-order-constants';
import { parseEmailCell } from '../../../platform/contact/email.rule';
import { isBlankCell } from '../../../platform/files/csv-reading/blank.rule';
import { findCharacterFault } from '../../../platform/files/csv-reading/cell.rule';
import { resolveDayCell } from '../../../platform/files/csv-reading/day.rule';
import { toFirstNameFirst, splitName } from '../../../platform/files/csv-reading/name.rule';
import { parseRolesCell } from './roles.rule';
import { parseActiveStatus } from './active-status.rule';

export interface ImportedRow {
  record: UpsertRecord;
  faults: Record<string, string>;
}

interface CellResult {
  values?: Record<string, unknown>;
  fault?: string;
}

type CellReader = (cell: string, name: string, order: DayOrder | undefined) => CellResult;

const readTextCell: CellReader = (cell, name) => ({ values: { [name]: cell } });

const readDayCell: CellReader = (cell, name, order) => {
  const { day: found, fault } = resolveDayCell(cell, order);
  return fault === undefined ? { values: { [name]: found || null } } : { fault };
};

const readEmailCell: CellReader = (cell, name) => ({ values: { [name]: parseEmailCell(cell) } });

const readReferenceCell: CellReader = (cell, name) => ({
  values: { [name]: isBlankCell(cell) ? '' : cell },
});

const person: CellReader = (cell, name, order) =>
  readReferenceCell(toFirstNameFirst(parseEmailCell(cell)), name, order);

// An empty cell leaves external id, status and roles unchanged.
const readExternalIdCell: CellReader = (cell, name) => ({ values: cell ? { [name]: cell } : {} });

const status: CellReader = (cell, name) => {
  const state = parseActiveStatus(cell);
  if (state !== undefined) return { values: { [name]: state } };
  return isBlankCell(cell) ? {} : { fault: directoryImportMessages.status };
};

const readFullNameCell: CellReader = (cell) => ({
  values: { ...splitName(cell, 'first-name-first') },
});
const readLastNameFirstCell: CellReader = (cell) => ({
  values: { ...splitName(cell, 'last-name-first') },
});

const readRoleCell: CellReader = (cell) => {
  const { roles, unknown } = parseRolesCell(cell);
  if (unknown !== undefined)
    return { fault: directoryImportMessages.role(unknown, Object.values(roleNames)) };
  return roles.length > 0 ? { values: { roles } } : {};
};

const commonReaders: Readonly<Record<string, CellReader>> = {
  ...{
    externalId: readExternalIdCell,
    status,
    role: readRoleCell,
    fullName: readFullNameCell,
    lastNameFirst: readLastNameFirstCell,
  },
};

const getCellReader = (field: DirectoryField): CellReader => {
  if (field.type === 'record') return field.of === 'people' ? person : readReferenceCell;
  if (field.type === 'day') return readDayCell;
  return field.type === 'email' ? readEmailCell : readTextCell;
};

const getCellReaders = (kind: DirectoryKind): Readonly<Record<string, CellReader>> => ({
  ...commonReaders,
  ...Object.fromEntries(directoryFields(kind).map(([name, field]) => [name, getCellReader(field)])),
});

interface ReadRowOptions {
  kind: DirectoryKind;
  chosen: readonly string[];
  dayOrder?: DayOrder | undefined;
}

/** Reads a row into a record. An empty cell clears its field, except for external id, status and roles. */
export const createRowReader = ({ kind, chosen, dayOrder }: ReadRowOptions) => {
  const readings = getCellReaders(kind);
  return (cells: readonly string[]): ImportedRow => {
    const record: Record<string, unknown> = {};
    const faults: Record<string, string> = {};
    for (const [at, name] of chosen.entries()) {
      const reading = name === noField ? undefined : readings[name];
      if (!reading) continue;
      // All fields have a single line, so line breaks in a cell become spaces.
      const cell = (cells[at] ?? '').replace(/\s*[\t\r\n]\s*/g, ' ').trim();
      const unreadable = findCharacterFault(cell);
      const { values, fault } = unreadable ? { fault: unreadable } : reading(cell, name, dayOrder);
      Object.assign(record, values);
      if (fault) faults[name] = fault;
    }
    const surplus = cells.length - chosen.length;
    if (surplus > 0) faults.row = csvMessages.surplus(surplus);
    return { record: record as UpsertRecord, faults };
  };
};
