import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import { listImportFields } from '../../../../contract/company/directory/directory-import-constants';
import type { UpsertRecord } from '../../../../contract/company/directory/directory-upsert';
import type { StoredRows } from '../../../../contract/platform/files/csv-file';
import { roleNames } from '../../../../contract/identity/people/role-constants';

type FileField = ReturnType<typeof listImportFields>[number]['name'];

const activeStateNames = ['Inactive', 'Active'];

const getFieldValue = (record: UpsertRecord, name: FileField): unknown =>
  name === 'role' ? record.roles?.map((role) => roleNames[role]).join('; ') : record[name];

const formatFieldValue = (record: UpsertRecord, name: FileField): string => {
  const value = getFieldValue(record, name);
  if (value === null || value === undefined) return '';
  return name === 'status' ? (activeStateNames[Number(value)] ?? '') : String(value);
};

export const toStoredDirectoryRows = (
  kind: DirectoryKind,
  records: readonly UpsertRecord[],
): StoredRows => {
  const filled = listImportFields(kind).filter(({ name }) =>
    records.some((record) => getFieldValue(record, name) !== undefined),
  );
  return {
    columns: filled.map(({ label }) => label),
    rows: records.map((record) => filled.map(({ name }) => formatFieldValue(record, name))),
  };
};
