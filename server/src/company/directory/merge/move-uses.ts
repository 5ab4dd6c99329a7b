import sql, { empty, raw, type Sql } from 'sql-template-tag';
import {
  directoryKindNames,
  directoryKinds,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { RecordKind } from '../../../../contract/call';
import type { Transaction } from '../../../platform/db/database';
import { directoryTables, listDirectoryUses, type DirectoryReference } from '../tables';

/** The other column of a table's unique key: a job has each location and skill once. */
const uniqueKeyColumns: Readonly<Record<string, string>> = {
  job_location: 'job_id',
  job_skill: 'job_id',
};

const kindsByTable: Readonly<Record<string, RecordKind>> = {
  ...{ job: 'job', job_location: 'job', job_skill: 'job', hiring_group: 'group' },
  ...{ referral_amount: 'referral-amount', referral_eligibility: 'referral-eligibility' },
  ...Object.fromEntries(
    directoryKindNames.map((kind) => [directoryTables[kind].table, directoryKinds[kind].record]),
  ),
};

const nextVersion = (table: string): Sql =>
  table in uniqueKeyColumns ? empty : sql`, version = version + 1`;

const moveReferences = async (
  tx: Transaction,
  { table, column }: DirectoryReference,
  id: number,
  fromId: number,
): Promise<number> => {
  const [rows, named] = [raw(table), raw(column)];
  const other = uniqueKeyColumns[table];
  if (other !== undefined)
    await tx.run(sql`
      delete from ${rows} one where one.${named} = ${fromId} and exists (
        select from ${rows} held where held.${raw(other)} = one.${raw(other)} and held.${named} = ${id})`);
  if (table === 'referral_eligibility')
    await tx.run(sql`
      delete from ${rows} where ${named} = ${fromId} and exists (
        select from ${rows} held where held.${named} = ${id})`);
  return tx.run(sql`
    update ${rows} set ${named} = ${id} ${nextVersion(table)} where ${named} = ${fromId}`);
};

/** Returns the kinds of the changed records. */
export const moveRecordReferences = async (
  tx: Transaction,
  kind: DirectoryKind,
  id: number,
  fromId: number,
): Promise<RecordKind[]> => {
  const changed = new Set<RecordKind>();
  for (const use of listDirectoryUses(kind)) {
    const moved = await moveReferences(tx, use, id, fromId);
    const shown = kindsByTable[use.table];
    if (moved > 0 && shown !== undefined) changed.add(shown);
  }
  return [...changed];
};
