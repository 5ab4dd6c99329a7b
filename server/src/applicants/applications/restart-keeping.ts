import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announceApplications } from '../../platform/realtime/changes';

export const restartRetentionPeriod = async (
  tx: Transaction,
  applicationId: number,
): Promise<void> => {
  const changed = await tx.one<{ jobId: number }>(sql`
    update application set kept_since = now(), version = version + 1 where id = ${applicationId}
    returning job_id as "jobId"`);
  if (changed) announceApplications(tx, [applicationId], [changed.jobId]);
};
