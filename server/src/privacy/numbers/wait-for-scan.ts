import sql from 'sql-template-tag';
import { applicationsAdded, historyStepsRecorded } from '../../applicants/applications/hooks';
import type { HookFollower } from '../../platform/hook';
import { textsWritten } from '../../platform/personal-data/texts-written';
import type { Task } from '../../platform/queue/task';
import { scanTexts, type ScanDependencies } from './scan-texts';

const portion = 500;

/** New texts are scanned together each minute, since one task per text would delay all other tasks. */
export const numberScanFollowers: readonly HookFollower[] = [
  applicationsAdded.by(async (tx, { ids }) => {
    await tx.run(sql`
      insert into number_scan (application_id) select unnest(${[...ids]}::integer[])`);
  }),
  textsWritten.by(async (tx, { applicationIds }) => {
    await tx.run(sql`
      insert into number_scan (application_id) select unnest(${[...applicationIds]}::integer[])`);
  }),
  historyStepsRecorded.by(async (tx, { historyIds }) => {
    await tx.run(sql`
      insert into number_scan (application_id)
      select distinct application_id from application_history
      where id = any (${[...historyIds]}::bigint[]) and comment <> ''`);
  }),
];

const scanWaiting = async (parts: ScanDependencies, signal: AbortSignal): Promise<void> => {
  for (let length = portion; length === portion && !signal.aborted;) {
    const rows = await parts.db.many<{ id: string; applicationId: number }>(sql`
      select id, application_id as "applicationId" from number_scan order by id limit ${portion}`);
    length = rows.length;
    if (length === 0) return;
    await scanTexts(parts, [...new Set(rows.map(({ applicationId }) => applicationId))], signal);
    await parts.db.run(sql`
      delete from number_scan where id = any (${rows.map(({ id }) => id)}::bigint[])`);
  }
};

export const createScanTasks = (parts: ScanDependencies): Task[] => [
  {
    ...{ name: 'scan-numbers', label: 'Look for numbers of documents in new texts' },
    ...{ maxTries: 10, queue: 'scan-numbers', schedule: '* * * * *' },
    run: (_, { signal }) => scanWaiting(parts, signal),
  },
  {
    ...{ name: 'scan-all-numbers', label: 'Look for numbers of documents in all texts' },
    ...{ maxTries: 10, queue: 'scan-all-numbers', schedule: '37 3 * * *' },
    run: (_, { signal }) => scanTexts(parts, undefined, signal),
  },
];
