import sql, { join } from 'sql-template-tag';
import type { Waiting } from '../../../contract/console/dashboard/hiring-times';
import type { Actor } from '../../platform/access/actor';
import type { CompanyToday } from '../../platform/company/company-day';
import type { SharedReads } from '../../platform/db/shared-reads';
import type { WaitingSource } from '../../platform/waiting';

const sortWaitingSources = (sources: readonly WaitingSource[]): WaitingSource[] =>
  sources.toSorted((one, other) => one.order - other.order);

/** Returns the work that waits for a user, the most urgent first; kinds without any work are left out. */
export const readWaitingWork = async (
  reads: Pick<SharedReads, 'many'>,
  sources: readonly WaitingSource[],
  actor: Actor,
  { day }: CompanyToday,
): Promise<Waiting[]> => {
  const counts = sources.flatMap(({ kind, rows }) => {
    const found = rows(actor, day);
    return found ? [sql`select ${kind}::text as kind, count(*) as count from ${found}`] : [];
  });
  if (counts.length === 0) return [];
  const found = await reads.many<{ kind: string; count: number }>(join(counts, ' union all '));
  const countOf = new Map(found.map(({ kind, count }) => [kind, count]));
  return sortWaitingSources(sources).flatMap(({ kind, one, many, route, days, search }) => {
    const count = countOf.get(kind) ?? 0;
    if (count === 0) return [];
    const counted = days?.(day);
    return [
      {
        ...{ kind, count, text: count === 1 ? one : many, route },
        ...{ from: counted?.from ?? null, to: counted?.to ?? null },
        search: search?.(counted ?? { from: day, to: day }) ?? {},
      },
    ];
  });
};
