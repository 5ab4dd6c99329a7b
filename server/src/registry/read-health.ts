import sql from 'sql-template-tag';
import {
  failureKinds,
  mostNames,
  type FailureKind,
  type RemoteHealth,
  type VersionPeople,
} from '../../contract/registry/registry-health';
import type { Db } from '../db/database';
import { threeQuarters } from './load-time.rule';

interface Totals {
  id: string;
  version: string;
  outcome: 'load' | FailureKind;
  step: number;
  times: number;
}

type Tabs = Pick<RemoteHealth, 'id' | 'version' | 'tabs' | 'people'>;

/** A tab tells of itself every five minutes. */
const isOpen = sql`seen_at > now() - interval '12 minutes'`;

const readTabs = (db: Db): Promise<Tabs[]> =>
  db.many<Tabs>(sql`
    select remote_id as id, version, count(*) as tabs, count(distinct person_id) as people
    from remote_tab where ${isOpen} group by remote_id, version`);

const readTotals = (db: Db): Promise<Totals[]> =>
  db.many<Totals>(sql`
    select remote_id as id, version, outcome, step, sum(times) as times from remote_health
    where hour > now() - interval '24 hours' group by remote_id, version, outcome, step`);

const sumOf = (totals: readonly Totals[]): number =>
  totals.reduce((sum, { times }) => sum + times, 0);

/** In the order in which a remote comes. */
const failuresIn = (totals: readonly Totals[]): RemoteHealth['failures'] =>
  Object.fromEntries(
    failureKinds
      .map((kind) => [kind, sumOf(totals.filter(({ outcome }) => outcome === kind))] as const)
      .filter(([, times]) => times > 0),
  );

/** Who has each version of a remote open. */
export const readPeople = (db: Db, id: string): Promise<VersionPeople[]> =>
  db.many<VersionPeople>(sql`
    select version, count(*) as total, (array_agg(name order by name))[1:${mostNames}::integer] as names
    from (select distinct remote_tab.version, person_id,
        trim(first_name || ' ' || last_name) as name
      from remote_tab join app_user on app_user.id = person_id
      where remote_id = ${id} and ${isOpen}) open
    group by version order by version`);

/** How each version does that was loaded in the last 24 hours or that a tab runs. */
export const readHealth = async (db: Db): Promise<RemoteHealth[]> => {
  const [totals, tabs] = [await readTotals(db), await readTabs(db)];
  const versions = new Map(
    [...totals, ...tabs].map(({ id, version }) => [`${id} ${version}`, { id, version }]),
  );
  return [...versions.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { id, version }]) => {
      const isOfIt = (one: { id: string; version: string }) =>
        one.id === id && one.version === version;
      const own = totals.filter(isOfIt);
      const loads = own.filter(({ outcome }) => outcome === 'load');
      const open = tabs.find(isOfIt);
      return {
        id,
        version,
        loads: sumOf(loads),
        failures: failuresIn(own),
        p75: threeQuarters(loads),
        tabs: open?.tabs ?? 0,
        people: open?.people ?? 0,
      };
    });
};
