import sql from 'sql-template-tag';
import type { RemoteReport } from '../../contract/registry/registry-health';
import type { Database, Transaction } from '../db/database';
import { stepOf } from './load-time.rule';
import { judgeCanary, noteCanaries } from './take-back';

/** Tabs that are kept of one person; of more, those heard of last. */
const mostTabs = 30;

/** Added to the totals of the hour; versions that are not known here are left out. */
const count = (tx: Transaction, { loads, failures }: RemoteReport): Promise<number> => {
  const outcomes = [
    ...loads.map(({ id, version, milliseconds }) => ({
      id,
      version,
      outcome: 'load',
      step: stepOf(milliseconds),
    })),
    ...failures.map(({ id, version, kind }) => ({ id, version, outcome: kind, step: 0 })),
  ];
  // In order, so that two reports do not wait for each other.
  return tx.run(sql`
    insert into remote_health as kept (remote_id, version, hour, outcome, step, times)
    select remote_id, version, date_trunc('hour', now()), outcome, step, count(*)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as told (id text, version text, outcome text, step smallint)
    join remote_version using (version)
    where remote_id = told.id
    group by remote_id, version, outcome, step order by remote_id, version, outcome, step
    on conflict (remote_id, version, hour, outcome, step)
      do update set times = kept.times + excluded.times`);
};

const noteTab = async (
  tx: Transaction,
  personId: number,
  { tab, running }: RemoteReport,
): Promise<void> => {
  await tx.run(sql`
    delete from remote_tab where person_id = ${personId} and tab = ${tab}
      and remote_id <> all(${running.map(({ id }) => id)}::text[])`);
  await tx.run(sql`
    insert into remote_tab (person_id, tab, remote_id, version)
    select distinct on (remote_id) ${personId}::integer, ${tab}, remote_id, version
    from jsonb_to_recordset(${JSON.stringify(running)}::jsonb) as told (id text, version text)
    join remote_version using (version)
    where remote_id = told.id order by remote_id
    on conflict (person_id, tab, remote_id)
      do update set version = excluded.version, seen_at = now()`);
  await tx.run(sql`
    delete from remote_tab where person_id = ${personId} and tab in (
      select tab from remote_tab where person_id = ${personId}
      group by tab order by max(seen_at) desc offset ${mostTabs})`);
};

/**
 * Keeps what a tab tells of the remotes that it runs: totals, that the tab is open, and of a canary who
 * opened it. One that fails for too many is taken back.
 */
export const keepReport = async (
  db: Database,
  personId: number,
  report: RemoteReport,
): Promise<void> => {
  const failed = await db.transaction(async (tx) => {
    const hasOutcomes = report.loads.length + report.failures.length > 0;
    if (hasOutcomes) await count(tx, report);
    await noteTab(tx, personId, report);
    return hasOutcomes ? noteCanaries(tx, personId, report) : [];
  });
  for (const id of failed) await judgeCanary(db, id);
};

/**
 * Forgets totals and canaries' people after a day. Tabs stay for two, since the files of a version that
 * one runs stay: a clock that is wrong by a day must not take them.
 */
export const forgetReports = async (db: Database): Promise<void> => {
  await db.run(sql`delete from remote_health where hour < now() - interval '25 hours'`);
  await db.run(sql`delete from remote_tab where seen_at < now() - interval '2 days'`);
  await db.run(sql`delete from remote_canary_person where opened_at < now() - interval '1 day'`);
};
