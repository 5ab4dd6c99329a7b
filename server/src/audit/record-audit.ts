import sql from 'sql-template-tag';
import type { Db } from '../db/database';

/** Leaves one line for each job that an action changed, in the same transaction. */
export const recordAudit = async (
  db: Db,
  actorId: number,
  action: 'job.create' | 'job.update' | 'job.delete',
  jobs: readonly { id: number; group_id: number | null }[],
  details: Record<string, unknown> = {},
): Promise<void> => {
  await db.run(sql`
    insert into audit_entry (actor_id, action, subject, subject_id, group_id, details)
    select ${actorId}, ${action}, 'job', id, group_id, ${JSON.stringify(details)}
    from unnest(${jobs.map(({ id }) => id)}::integer[],
      ${jobs.map(({ group_id }) => group_id)}::integer[]) as changed (id, group_id)`);
};
