import sql from 'sql-template-tag';
import {
  failureKinds,
  mostNames,
  type FailureKind,
  type RemoteHealth,
  type VersionPeople,
} from '../../../contract/console/registry/registry-health';
import type { Db } from '../../platform/db/database';
import { getPercentile75 } from './load-time.rule';

interface LoadCount {
  id: string;
  version: string;
  step: number;
  times: number;
}

/** Number of users with a failure; `kind` null counts those with any kind of failure. */
interface FailureCount {
  id: string;
  version: string;
  kind: FailureKind | null;
  people: number;
}

type TabCount = Pick<RemoteHealth, 'id' | 'version' | 'tabs' | 'people'>;

/** True if the tab reported lately: open tabs report every five minutes. */
const isTabOpen = sql`seen_at > now() - interval '12 minutes'`;

const readOpenTabCounts = (db: Db): Promise<TabCount[]> =>
  db.many<TabCount>(sql`
    select remote_id as id, version, count(*) as tabs, count(distinct person_id) as people
    from remote_tab where ${isTabOpen} group by remote_id, version`);

const readLoadCounts = (db: Db): Promise<LoadCount[]> =>
  db.many<LoadCount>(sql`
    select remote_id as id, version, step, sum(times) as times from remote_health
    where hour > now() - interval '24 hours' and outcome = 'load'
    group by remote_id, version, step`);

const readFailureCounts = (db: Db): Promise<FailureCount[]> =>
  db.many<FailureCount>(sql`
    select remote_id as id, version, outcome as kind, count(distinct person_id) as people
    from remote_person_hour where hour > now() - interval '24 hours' and outcome <> 'load'
    group by grouping sets ((remote_id, version, outcome), (remote_id, version))`);

const sumLoadCounts = (loads: readonly LoadCount[]): number =>
  loads.reduce((sum, { times }) => sum + times, 0);

const getPeopleCount = (failed: readonly FailureCount[], kind: FailureKind | null): number =>
  failed.find((one) => one.kind === kind)?.people ?? 0;

const groupFailures = (failed: readonly FailureCount[]): RemoteHealth['failures'] =>
  Object.fromEntries(
    failureKinds
      .map((kind) => [kind, getPeopleCount(failed, kind)] as const)
      .filter(([, people]) => people > 0),
  );

export const readVersionPeople = (db: Db, id: string): Promise<VersionPeople[]> =>
  db.many<VersionPeople>(sql`
    select version, count(*) as total, (array_agg(name order by name))[1:${mostNames}::integer] as names
    from (select distinct remote_tab.version, person_id,
        trim(first_name || ' ' || last_name) as name
      from remote_tab join app_user on app_user.id = person_id
      where remote_id = ${id} and ${isTabOpen}) open
    group by version order by version`);

export const readRemoteHealth = async (db: Db): Promise<RemoteHealth[]> => {
  const [loads, failed, tabs] = [
    await readLoadCounts(db),
    await readFailureCounts(db),
    await readOpenTabCounts(db),
  ];
  const versions = new Map(
    [...loads, ...failed, ...tabs].map(({ id, version }) => [`${id} ${version}`, { id, version }]),
  );
  return [...versions.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { id, version }]) => {
      const isOfIt = (one: { id: string; version: string }) =>
        one.id === id && one.version === version;
      const [ownLoads, ownFailed] = [loads.filter(isOfIt), failed.filter(isOfIt)];
      const open = tabs.find(isOfIt);
      return {
        id,
        version,
        loads: sumLoadCounts(ownLoads),
        failed: getPeopleCount(ownFailed, null),
        failures: groupFailures(ownFailed),
        p75: getPercentile75(ownLoads),
        tabs: open?.tabs ?? 0,
        people: open?.people ?? 0,
      };
    });
};
