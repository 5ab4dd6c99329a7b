import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

export const announceInterviews = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<void> => {
  const jobs = await tx.many<{ id: number }>(sql`
    select distinct application.job_id as id
    from interview join application on application.id = interview.application_id
    where interview.id = any (${[...ids]}::integer[])`);
  announce(tx, { owner: 'interview', ids, jobIds: jobs.map(({ id }) => id) });
};
