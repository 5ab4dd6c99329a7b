import {
  directoryFields,
  type DirectoryKind,
} from '../../../contract/directory/directory-constants';
import {
  directoryImportMessages,
  noField,
} from '../../../contract/directory/directory-import-constants';
import { roleNames } from '../../../contract/people/role-constants';
import { roles, type Role } from '../../../contract/permission';
import type { UpsertRecord } from '../../../contract/directory/directory-upsert';
import { csvMessages } from '../../../contract/files/csv-file-constants';
import { emailInCell } from '../../contact/email.rule';
import { faultOfLetters } from '../../files/csv-reading/cell.rule';

/** A row by its fields. */
export interface ReadRow {
  record: UpsertRecord;
  faults: Record<string, string>;
}

const states: Readonly<Record<string, 0 | 1>> = {
  ...{ active: 1, yes: 1, true: 1, '1': 1 },
  ...{ inactive: 0, no: 0, false: 0, '0': 0 },
};

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const roleBy = new Map(
  roles.flatMap((role): [string, Role][] => [
    [plain(role), role],
    [plain(roleNames[role]), role],
  ]),
);

/** The roles of a cell; the text of the first that is none. */
const readRoles = (cell: string): { roles: Role[]; unknown?: string } => {
  const texts = cell.split(/[;,|\n]/).filter((text) => text.trim() !== '');
  const unknown = texts.find((text) => !roleBy.has(plain(text)));
  const known = texts.flatMap((text) => roleBy.get(plain(text)) ?? []);
  return { roles: [...new Set(known)], ...(unknown !== undefined && { unknown: unknown.trim() }) };
};

const valueOf = (cell: string, type: string | undefined): string | null => {
  if (type === 'email') return emailInCell(cell);
  return type === 'day' && cell === '' ? null : cell;
};

/** Reads the cells of a row: an empty one empties its field, but takes neither id, status nor role away. */
export const readRow = (
  kind: DirectoryKind,
  chosen: readonly string[],
  cells: readonly string[],
): ReadRow => {
  const record: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  const types = new Map<string, string>(
    directoryFields(kind).map(([name, { type }]) => [name, type]),
  );
  for (const [at, name] of chosen.entries()) {
    if (name === noField) continue;
    const cell = cells[at] ?? '';
    const unreadable = faultOfLetters(cell);
    if (unreadable) faults[name] = unreadable;
    if (name === 'role') {
      const { roles: given, unknown } = readRoles(cell);
      if (unknown !== undefined)
        faults.role = directoryImportMessages.role(unknown, Object.values(roleNames));
      else if (given.length > 0) record.roles = given;
    } else if (name === 'status') {
      const state = states[cell.toLowerCase()];
      if (state !== undefined) record.status = state;
      else if (cell) faults.status = directoryImportMessages.status;
    } else if (name !== 'externalId' || cell) record[name] = valueOf(cell, types.get(name));
  }
  const surplus = cells.length - chosen.length;
  if (surplus > 0) faults.row = csvMessages.surplus(surplus);
  return { record: record as UpsertRecord, faults };
};
