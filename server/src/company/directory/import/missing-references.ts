import {
  directoryFields,
  type DirectoryKind,
  type DirectoryReferenceName,
} from '../../../../contract/company/directory/directory-constants';
import type { DirectoryImport } from '../../../../contract/company/directory/directory-import';
import { listReferencedKinds } from '../../../../contract/company/directory/directory-import-constants';
import type { UpsertRecord } from '../../../../contract/company/directory/directory-upsert';
import type { Db, Transaction } from '../../../platform/db/database';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { readRecordIndex } from '../upsert/record-index';
import { upsertRecords } from '../upsert/upsert-records';

export type MissingReferenceNames = DirectoryImport['missing'];

const findReferencingFields = (kind: DirectoryKind, of: DirectoryKind): DirectoryReferenceName[] =>
  directoryFields(kind).flatMap(([name, field]) =>
    field.type === 'record' && field.of === of ? [name as DirectoryReferenceName] : [],
  );

const findMissingNames = async (
  db: Db,
  sent: readonly UpsertRecord[],
  { kind, of }: { kind: DirectoryKind; of: DirectoryKind },
): Promise<string[]> => {
  const fields = findReferencingFields(kind, of);
  const { byExternalId, byName } = await readRecordIndex(db, of);
  const missing = new Map<string, string>();
  await visitRowsWithoutBlocking(sent, (record) => {
    for (const field of fields) {
      const name = record[field] ?? '';
      const key = foldText(name);
      if (key && !byExternalId.has(key) && !byName.has(key) && !missing.has(key))
        missing.set(key, name);
    }
  });
  return [...missing.values()];
};

/** Names of missing records that an import can create, that is of kinds that need only a name. */
export const findMissingReferences = async (
  db: Db,
  kind: DirectoryKind,
  sent: readonly UpsertRecord[],
): Promise<MissingReferenceNames> => {
  const missing: MissingReferenceNames = [];
  for (const of of listReferencedKinds(kind)) {
    const names = await findMissingNames(db, sent, { kind, of });
    if (names.length > 0) missing.push({ kind: of, names });
  }
  return missing;
};

export const createMissingRecords = async (
  tx: Transaction,
  missing: MissingReferenceNames,
  userId: number,
): Promise<void> => {
  for (const { kind, names } of missing) {
    const entries = names
      .filter((name) => [...name].length <= 100)
      .map((name) => ({ value: { name }, faults: {} }));
    const placeOf = (at: number) => `record ${at + 1}`;
    await upsertRecords(tx, { kind, entries, userId, mayAssign: false, placeOf });
  }
};
