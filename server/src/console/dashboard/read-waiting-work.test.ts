import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { WaitingSource } from '../../platform/waiting';
import { readWaitingWork } from './read-waiting-work';

const actor: Actor = {
  userId: 1,
  sessionId: '',
  app: '',
  roles: [],
  grants: new Map() as Actor['grants'],
};
const today = { day: '2026-11-27', timeZone: 'UTC' };
const source = (kind: string, order: number, rest: Partial<WaitingSource> = {}): WaitingSource => ({
  kind,
  one: `one ${kind}`,
  many: `many ${kind}`,
  order,
  route: `${kind}.list`,
  rows: () => sql`${kind}`,
  ...rest,
});
const counted = (counts: Record<string, number>) => ({
  many: async <Row>() => Object.entries(counts).map(([kind, count]) => ({ kind, count })) as Row[],
});

it('waiting work on the dashboard is sorted by urgency, with singular and plural texts', async () => {
  const sources = [
    source('late', 2, {
      days: (today) => ({ from: today, to: '2026-12-04' }),
      search: ({ to }) => ({ until: to }),
    }),
    source('urgent', 1),
    source('done', 3),
  ];
  expect(
    await readWaitingWork(counted({ late: 1, urgent: 2, done: 0 }), sources, actor, today),
  ).toEqual([
    {
      ...{ kind: 'urgent', count: 2, text: 'many urgent', route: 'urgent.list' },
      ...{ from: null, to: null, search: {} },
    },
    {
      ...{ kind: 'late', count: 1, text: 'one late', route: 'late.list' },
      ...{ from: today.day, to: '2026-12-04', search: { until: '2026-12-04' } },
    },
  ]);
});

it('waiting work omits tasks that the person may not do', async () => {
  const sources = [source('forbidden', 1, { rows: () => undefined })];
  expect(await readWaitingWork(counted({ forbidden: 4 }), sources, actor, today)).toEqual([]);
});
