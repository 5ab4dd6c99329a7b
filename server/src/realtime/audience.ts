import sql, { join, type Sql } from 'sql-template-tag';
import type { Grant, Permission } from '../../contract/permission';
import type { ChangeOwner } from '../../contract/realtime/realtime-constants';
import { jobsInScope } from '../access/scope';
import type { Db } from '../db/database';
import type { Change } from './changes';

/** Someone who listens. */
export interface Listener {
  userId: number;
  grants: ReadonlyMap<Permission, Grant>;
}

const needed: Record<ChangeOwner, readonly Permission[]> = {
  application: ['application:view', 'job:view'],
  job: ['job:view'],
};

/** The permissions that a list of this owner takes; undefined for those who have no such list. */
const grantsFor = (owner: ChangeOwner, { grants }: Listener): Grant[] | undefined => {
  const held = needed[owner].flatMap((permission) => grants.get(permission) ?? []);
  return held.length === needed[owner].length ? held : undefined;
};

export const mayHear = (owner: ChangeOwner, listener: Listener): boolean =>
  grantsFor(owner, listener) !== undefined;

const seesAll = (grants: readonly Grant[]): boolean => grants.every(({ scope }) => scope === 'all');

/** Everyone of one kind of scope in one statement, by the same predicates that calls are held to. */
const reach = (grants: readonly Grant[], userIds: readonly number[], jobIds: readonly number[]) => {
  const person = { userId: sql`person.id` };
  const within: Sql[] = grants.map((grant) => jobsInScope(grant, person));
  return sql`
    select person.id as user_id, array_agg(job.id) as jobs
    from unnest(${userIds}::integer[]) as person (id)
      join job on job.id = any(${jobIds}::integer[]) and ${join(within, ' and ')}
    group by person.id`;
};

const countExisting = async (db: Db, jobIds: readonly number[]): Promise<number> => {
  const row = await db.one<{ n: number }>(
    sql`select count(*) as n from job where id = any(${jobIds}::integer[])`,
  );
  return row?.n ?? 0;
};

/**
 * What each listener may hear of a change: `'all'` of it, or the jobs within their scope. Whoever is
 * missing hears nothing. Of jobs that are gone, or that one has lost sight of by the change, nobody can
 * tell any more whose they were, so all who list such records hear that something changed, and no id.
 */
export const audienceOf = async (
  db: Db,
  { owner, jobIds, movesReach = false }: Change,
  listeners: readonly Listener[],
): Promise<Map<number, 'all' | number[]>> => {
  const audience = new Map<number, 'all' | number[]>();
  const narrower = new Map<string, { grants: Grant[]; userIds: number[] }>();
  for (const listener of listeners) {
    const grants = grantsFor(owner, listener);
    if (!grants) continue;
    if (seesAll(grants) || jobIds.length === 0) {
      audience.set(listener.userId, seesAll(grants) ? 'all' : []);
      continue;
    }
    const kind = grants.map(({ scope }) => scope).join();
    const alike = narrower.get(kind) ?? { grants, userIds: [] };
    narrower.set(kind, alike);
    alike.userIds.push(listener.userId);
  }
  if (narrower.size === 0) return audience;
  const reachesAll = movesReach || (await countExisting(db, jobIds)) < new Set(jobIds).size;
  for (const { grants, userIds } of narrower.values()) {
    if (reachesAll) for (const userId of userIds) audience.set(userId, []);
    const rows = await db.many<{ user_id: number; jobs: number[] }>(reach(grants, userIds, jobIds));
    for (const { user_id, jobs } of rows) audience.set(user_id, jobs);
  }
  return audience;
};
