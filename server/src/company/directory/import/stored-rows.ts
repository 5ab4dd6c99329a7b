import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import { fileFields } from '../../../../contract/company/directory/directory-import-constants';
import type { UpsertRecord } from '../../../../contract/company/directory/directory-upsert';
import type { StoredRows } from '../../../../contract/platform/files/csv-file';
import { roleNames } from '../../../../contract/identity/people/role-constants';

type FileField = ReturnType<typeof fileFields>[number]['name'];

const states = ['Inactive', 'Active'];

const valueOf = (record: UpsertRecord, name: FileField): unknown =>
  name === 'role' ? record.roles?.map((role) => roleNames[role]).join('; ') : record[name];

const storedText = (record: UpsertRecord, name: FileField): string => {
  const value = valueOf(record, name);
  if (value === null || value === undefined) return '';
  return name === 'status' ? (states[Number(value)] ?? '') : String(value);
};

export const storedRows = (kind: DirectoryKind, records: readonly UpsertRecord[]): StoredRows => {
  const filled = fileFields(kind).filter(({ name }) =>
    records.some((record) => valueOf(record, name) !== undefined),
  );
  return {
    columns: filled.map(({ label }) => label),
    rows: records.map((record) => filled.map(({ name }) => storedText(record, name))),
  };
};
