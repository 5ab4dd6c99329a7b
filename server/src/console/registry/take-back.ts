import sql from 'sql-template-tag';
import { isGivenCanary } from '../../../contract/console/registry/given-canary';
import type { RemoteReport } from '../../../contract/console/registry/registry-health';
import { audit } from '../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { announceRegistry } from './announce-registry';
import { canaryUserCountsJson } from './canary-people';
import { lockPointers } from './pointers';
import { startVersionRetention } from './versions';
import { shouldEndCanary, type CanaryUserCounts } from './take-back.rule';

interface RunningCanary {
  id: string;
  version: string;
  share: number;
}

const readRunningCanaries = (db: Db): Promise<RunningCanary[]> =>
  db.many<RunningCanary>(sql`
    select remote_id as id, version, share from remote_canary where taken_back_at is null
    order by remote_id`);

/** Counts users who got the canary version, and returns the remotes whose canary release failed. */
export const recordCanaryUse = async (
  tx: Transaction,
  personId: number,
  { loads, failures }: Pick<RemoteReport, 'loads' | 'failures'>,
): Promise<string[]> => {
  const given = (await readRunningCanaries(tx))
    .filter(({ id, share }) => isGivenCanary(personId, id, share))
    .map(({ id, version }) => {
      const isOfIt = (one: { id: string; version: string }) =>
        one.id === id && one.version === version;
      const failed = failures.some(isOfIt);
      return { id, version, failed, opened: failed || loads.some(isOfIt) };
    })
    .filter(({ opened }) => opened);
  if (given.length === 0) return [];
  // The lock prevents that the canary release ends before its user is stored.
  await tx.run(sql`
    insert into remote_canary_person as kept (remote_id, person_id, opened_at, failed_at)
    select canary.remote_id, ${personId}, now(), case when canary_report.failed then now() end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as canary_report (id text, version text, failed boolean)
    join remote_canary canary on canary.remote_id = canary_report.id and canary.version = canary_report.version
    where canary.taken_back_at is null
    for key share of canary
    on conflict (remote_id, person_id) do update
      set opened_at = now(), failed_at = coalesce(excluded.failed_at, kept.failed_at)`);
  return given.filter(({ failed }) => failed).map(({ id }) => id);
};

interface JudgedCanary {
  version: string;
  people: CanaryUserCounts;
}

const readJudgedCanary = (db: Db, id: string): Promise<JudgedCanary | undefined> =>
  db.one<JudgedCanary>(sql`
    select version, ${canaryUserCountsJson} as people from remote_canary canary
    where remote_id = ${id} and taken_back_at is null`);

/** Ends a canary release that fails for too many users; of concurrent calls, only one ends it. */
export const endFailingCanary = async (db: Database, id: string): Promise<void> => {
  const found = await readJudgedCanary(db, id);
  if (!found || !shouldEndCanary(found.people)) return;
  await db.transaction(async (tx) => {
    await lockPointers(tx);
    const judged = await readJudgedCanary(tx, id);
    if (!judged || !shouldEndCanary(judged.people)) return;
    const { version, people } = judged;
    await tx.run(sql`
      update remote_canary set taken_back_at = now(), opened = ${people.opened},
        failed = ${people.failed} where remote_id = ${id}`);
    await startVersionRetention(tx, id, version);
    const details = { id, version, ...people };
    await audit(tx, null, 'registry.taken-back-by-itself', { details }, 'remote');
    announceRegistry(tx);
  });
};
