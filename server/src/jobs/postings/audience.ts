import sql, { join, type Sql } from 'sql-template-tag';
import type { Permission } from '../../../contract/permission';
import type { PermissionGrant } from '../../platform/access/access-table';
import type { Db } from '../../platform/db/database';
import type { Audience, Subscriber } from '../../platform/realtime/audience';
import type { Change } from '../../platform/realtime/changes';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';

/** A permission that is granted only for jobs. */
type JobPermission = {
  [P in Permission]: [PermissionGrant<P>] extends [JobGrant] ? P : never;
}[Permission];

const seesAllJobs = (grants: readonly JobGrant[]): boolean =>
  grants.every(({ scope }) => scope === 'all');

/** Checks all users with one scope in a single statement, with the same predicates as API calls. */
const selectVisibleJobs = (
  grants: readonly JobGrant[],
  userIds: readonly number[],
  jobIds: readonly number[],
): Sql => {
  const person = { userId: sql`person.id` };
  const within: Sql[] = grants.map((grant) => jobsInScope(grant, person));
  return sql`
    select person.id as user_id, array_agg(job.id) as jobs
    from unnest(${userIds}::integer[]) as person (id)
      join job on job.id = any(${jobIds}::integer[]) and ${join(within, ' and ')}
    group by person.id`;
};

const countExistingJobs = async (db: Db, jobIds: readonly number[]): Promise<number> => {
  const row = await db.one<{ n: number }>(
    sql`select count(*) as n from job where id = any(${jobIds}::integer[])`,
  );
  return row?.n ?? 0;
};

/**
 * For deleted jobs, or those that left a user's scope, the former audience is unknown: all users with the
 * permissions get the event without ids.
 */
export const jobAudience = (...permissions: readonly JobPermission[]): Audience => {
  const grantsFor = ({ grants }: Subscriber): JobGrant[] | undefined => {
    const held = permissions.flatMap((permission) => grants.get(permission) ?? []);
    return held.length === permissions.length ? held : undefined;
  };
  return {
    mayReceive: (listener) => grantsFor(listener) !== undefined,
    recipients: async (db: Db, { jobIds, movesReach = false }: Change, listeners) => {
      const audience = new Map<number, 'all' | number[]>();
      const narrower = new Map<string, { grants: JobGrant[]; userIds: number[] }>();
      for (const listener of listeners) {
        const grants = grantsFor(listener);
        if (!grants) continue;
        if (seesAllJobs(grants) || jobIds.length === 0) {
          audience.set(listener.userId, seesAllJobs(grants) ? 'all' : []);
          continue;
        }
        const kind = grants.map(({ scope }) => scope).join();
        const alike = narrower.get(kind) ?? { grants, userIds: [] };
        narrower.set(kind, alike);
        alike.userIds.push(listener.userId);
      }
      if (narrower.size === 0) return audience;
      const reachesAll = movesReach || (await countExistingJobs(db, jobIds)) < new Set(jobIds).size;
      for (const { grants, userIds } of narrower.values()) {
        if (reachesAll) for (const userId of userIds) audience.set(userId, []);
        const rows = await db.many<{ user_id: number; jobs: number[] }>(
          selectVisibleJobs(grants, userIds, jobIds),
        );
        for (const { user_id, jobs } of rows) audience.set(user_id, jobs);
      }
      return audience;
    },
  };
};
