import sql, { raw } from 'sql-template-tag';
import type { UpsertAnswer } from '../../../../contract/company/directory/directory-upsert';
import type { Database, Transaction } from '../../../platform/db/database';
import { takeAdvisoryLock } from '../../../platform/db/locks';
import { directoryLists } from '../directory.list';
import type { PlannedRecord } from './upsert-entry';
import { planUpsert, type UpsertRequest } from './plan-upsert';
import { writeUpsert } from './write-upsert';

/** Creates and updates records, except refused ones; a repeated call changes nothing. */
export const upsertRecords = async (
  tx: Transaction,
  request: UpsertRequest,
): Promise<PlannedRecord[]> => {
  const { record } = directoryLists[request.kind];
  await record.hold?.(tx);
  await takeAdvisoryLock(tx, 'directory');
  await tx.run(sql`lock table ${raw(record.table)} in share row exclusive mode`);
  const { records } = await planUpsert(tx, request);
  await writeUpsert(tx, request.kind, request.userId, records);
  return records;
};

export const upsertAndSummarize = (db: Database, request: UpsertRequest): Promise<UpsertAnswer> =>
  db.transaction(async (tx) => {
    const records = await upsertRecords(tx, request);
    const answer: UpsertAnswer = { created: 0, updated: 0, unchanged: 0, refused: 0, results: [] };
    for (const { outcome, id, faults } of records) {
      answer[outcome] += 1;
      answer.results.push(
        outcome === 'refused' ? { outcome, id: null, fields: faults } : { outcome, id },
      );
    }
    return answer;
  });
