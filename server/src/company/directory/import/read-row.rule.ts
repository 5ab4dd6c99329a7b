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
import { emailInCell } from '../../../platform/contact/email.rule';
import { isBlank } from '../../../platform/files/csv-reading/blank.rule';
import { faultOfLetters } from '../../../platform/files/csv-reading/cell.rule';
import { judgeDay } from '../../../platform/files/csv-reading/day.rule';
import { spokenName, splitName } from '../../../platform/files/csv-reading/name.rule';
import { readRoles } from './roles.rule';
import { stateOf } from './status.rule';

export interface ReadRow {
  record: UpsertRecord;
  faults: Record<string, string>;
}

interface Judged {
  values?: Record<string, unknown>;
  fault?: string;
}

type Reading = (cell: string, name: string, order: DayOrder | undefined) => Judged;

const plain: Reading = (cell, name) => ({ values: { [name]: cell } });

const day: Reading = (cell, name, order) => {
  const { day: found, fault } = judgeDay(cell, order);
  return fault === undefined ? { values: { [name]: found || null } } : { fault };
};

const email: Reading = (cell, name) => ({ values: { [name]: emailInCell(cell) } });

const reference: Reading = (cell, name) => ({ values: { [name]: isBlank(cell) ? '' : cell } });

const person: Reading = (cell, name, order) =>
  reference(spokenName(emailInCell(cell)), name, order);

// An empty cell keeps the stored external id, status and roles.
const externalId: Reading = (cell, name) => ({ values: cell ? { [name]: cell } : {} });

const status: Reading = (cell, name) => {
  const state = stateOf(cell);
  if (state !== undefined) return { values: { [name]: state } };
  return isBlank(cell) ? {} : { fault: directoryImportMessages.status };
};

const fullName: Reading = (cell) => ({ values: { ...splitName(cell, 'first-name-first') } });
const lastNameFirst: Reading = (cell) => ({ values: { ...splitName(cell, 'last-name-first') } });

const role: Reading = (cell) => {
  const { roles, unknown } = readRoles(cell);
  if (unknown !== undefined)
    return { fault: directoryImportMessages.role(unknown, Object.values(roleNames)) };
  return roles.length > 0 ? { values: { roles } } : {};
};

const ofEveryKind: Readonly<Record<string, Reading>> = {
  ...{ externalId, status, role, fullName, lastNameFirst },
};

const readingOf = (field: DirectoryField): Reading => {
  if (field.type === 'record') return field.of === 'people' ? person : reference;
  if (field.type === 'day') return day;
  return field.type === 'email' ? email : plain;
};

const readingsOf = (kind: DirectoryKind): Readonly<Record<string, Reading>> => ({
  ...ofEveryKind,
  ...Object.fromEntries(directoryFields(kind).map(([name, field]) => [name, readingOf(field)])),
});

interface ReadRowOptions {
  kind: DirectoryKind;
  chosen: readonly string[];
  dayOrder?: DayOrder | undefined;
}

/** Empty cells clear their field, except for external ids, status and roles. */
export const rowReader = ({ kind, chosen, dayOrder }: ReadRowOptions) => {
  const readings = readingsOf(kind);
  return (cells: readonly string[]): ReadRow => {
    const record: Record<string, unknown> = {};
    const faults: Record<string, string> = {};
    for (const [at, name] of chosen.entries()) {
      const reading = name === noField ? undefined : readings[name];
      if (!reading) continue;
      // Fields are single-line, so line breaks become spaces.
      const cell = (cells[at] ?? '').replace(/\s*[\t\r\n]\s*/g, ' ').trim();
      const unreadable = faultOfLetters(cell);
      const { values, fault } = unreadable ? { fault: unreadable } : reading(cell, name, dayOrder);
      Object.assign(record, values);
      if (fault) faults[name] = fault;
    }
    const surplus = cells.length - chosen.length;
    if (surplus > 0) faults.row = csvMessages.surplus(surplus);
    return { record: record as UpsertRecord, faults };
  };
};
