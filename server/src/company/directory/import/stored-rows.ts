import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import { fileFields } from '../../../../contract/company/directory/directory-import-constants';
import type { UpsertRecord } from '../../../../contract/company/directory/directory-upsert';
import type { StoredRows } from '../../../../contract/platform/files/csv-file';
import { roleNames } from '../../../../contract/identity/people/role-constants';

type FileField = ReturnType<typeof fileFields>[number]['name'];

const stateNames = ['Inactive', 'Active'];

const getValue = (record: UpsertRecord, name: FileField): unknown =>
  name === 'role' ? record.roles?.map((role) => roleNames[role]).join('; ') : record[name];

const formatValue = (record: UpsertRecord, name: FileField): string => {
  const value = getValue(record, name);
  if (value === null || value === undefined) return '';
  return name === 'status' ? (stateNames[Number(value)] ?? '') : String(value);
};

export const toStoredRows = (kind: DirectoryKind, records: readonly UpsertRecord[]): StoredRows => {
  const filled = fileFields(kind).filter(({ name }) =>
    records.some((record) => getValue(record, name) !== undefined),
  );
  return {
    columns: filled.map(({ label }) => label),
    rows: records.map((record) => filled.map(({ name }) => formatValue(record, name))),
  };
};
