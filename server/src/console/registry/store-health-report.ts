import sql from 'sql-template-tag';
import type { RemoteReport } from '../../../contract/console/registry/registry-health';
import type { Viewer } from '../../platform/access/actor';
import { isStaff } from '../../platform/access/hiring-staff';
import type { Database, Transaction } from '../../platform/db/database';
import { toLoadTimeStep } from './load-time.rule';
import { endFailingCanary, recordCanaryUse } from './take-back';

/** Maximum of tabs stored per user; the most recent reports remain. */
const maxTabsPerPerson = 30;

/** Maximum of loads of a version that count per user and hour. */
const maxLoadsPerReport = 20;

/** Reports of a user are stored one at a time, so that the limits hold. */
const lockHealthReports = (tx: Transaction, personId: number): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(4209, ${personId})`);

const thisHour = sql`date_trunc('hour', now())`;

const recordLoads = (
  tx: Transaction,
  personId: number,
  loads: RemoteReport['loads'],
): Promise<number> => {
  const timed = loads.map((load) => ({ ...load, step: toLoadTimeStep(load.milliseconds) }));
  // Rows are written in sorted order, so that two reports cannot deadlock.
  return tx.run(sql`
    with timed_load as (
      select remote_id, version, step,
        row_number() over (partition by remote_id, version) as nth
      from jsonb_to_recordset(${JSON.stringify(timed)}::jsonb)
        as timed_load (id text, version text, step smallint)
      join remote_version using (version) where remote_id = timed_load.id
    ), counted as (
      select timed_load.* from timed_load
      left join remote_person_hour kept on kept.remote_id = timed_load.remote_id
        and kept.version = timed_load.version and hour = ${thisHour}
        and person_id = ${personId} and outcome = 'load'
      where coalesce(times, 0) + nth <= ${maxLoadsPerReport}
    ), noted as (
      insert into remote_person_hour as kept
        (remote_id, version, hour, person_id, outcome, times)
      select remote_id, version, ${thisHour}, ${personId}::integer, 'load', count(*)
      from counted group by remote_id, version
      on conflict (remote_id, version, hour, person_id, outcome)
        do update set times = kept.times + excluded.times
    )
    insert into remote_health as kept (remote_id, version, hour, outcome, step, times)
    select remote_id, version, ${thisHour}, 'load', step, count(*)
    from counted group by remote_id, version, step order by remote_id, version, step
    on conflict (remote_id, version, hour, outcome, step)
      do update set times = kept.times + excluded.times`);
};

/** A user counts once per failure, however many loads failed. */
const recordFailures = (
  tx: Transaction,
  personId: number,
  failures: RemoteReport['failures'],
): Promise<number> =>
  tx.run(sql`
    insert into remote_person_hour (remote_id, version, hour, person_id, outcome, times)
    select distinct remote_id, version, ${thisHour}, ${personId}::integer, kind, 1
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb)
      as failure (id text, version text, kind text)
    join remote_version using (version) where remote_id = failure.id
    on conflict (remote_id, version, hour, person_id, outcome) do nothing`);

const recordOpenTab = async (
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
    from jsonb_to_recordset(${JSON.stringify(running)}::jsonb) as running_remote (id text, version text)
    join remote_version using (version)
    where remote_id = running_remote.id order by remote_id
    on conflict (person_id, tab, remote_id)
      do update set version = excluded.version, seen_at = now()`);
  await tx.run(sql`
    delete from remote_tab where person_id = ${personId} and tab in (
      select tab from remote_tab where person_id = ${personId}
      group by tab order by max(seen_at) desc offset ${maxTabsPerPerson})`);
};

/** Load results and canary use are stored for hiring staff only. */
export const storeHealthReport = async (
  db: Database,
  { userId: personId, roles }: Pick<Viewer, 'userId' | 'roles'>,
  report: RemoteReport,
): Promise<void> => {
  const { loads, failures } = report;
  const counts = isStaff(roles) && loads.length + failures.length > 0;
  const failed = await db.transaction(async (tx) => {
    if (counts) {
      await lockHealthReports(tx, personId);
      await recordLoads(tx, personId, loads);
      await recordFailures(tx, personId, failures);
    }
    await recordOpenTab(tx, personId, report);
    return counts ? recordCanaryUse(tx, personId, report) : [];
  });
  for (const id of failed) await endFailingCanary(db, id);
};

/**
 * Tabs are deleted after two days, since they protect their version's files even if a server's clock is
 * wrong.
 */
export const deleteOldHealthReports = async (db: Database): Promise<void> => {
  await db.run(sql`delete from remote_health where hour < now() - interval '25 hours'`);
  await db.run(sql`delete from remote_person_hour where hour < now() - interval '25 hours'`);
  await db.run(sql`delete from remote_tab where seen_at < now() - interval '2 days'`);
  await db.run(sql`delete from remote_canary_person where opened_at < now() - interval '1 day'`);
};
