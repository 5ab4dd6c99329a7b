import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { WaitingSource } from '../../platform/waiting';
import { readWaiting } from './waiting';

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
  to: `${kind}.list`,
  rows: () => sql`${kind}`,
  ...rest,
});
const counted = (counts: Record<string, number>) => ({
  many: async <Row>() => Object.entries(counts).map(([kind, count]) => ({ kind, count })) as Row[],
});

it('waiting work is sorted by urgency, with singular and plural text', async () => {
  const sources = [
    source('late', 2, { search: (day) => ({ until: day }) }),
    source('urgent', 1),
    source('done', 3),
  ];
  expect(
    await readWaiting(counted({ late: 1, urgent: 2, done: 0 }), sources, actor, today),
  ).toEqual([
    { kind: 'urgent', count: 2, words: 'many urgent', to: 'urgent.list', search: {} },
    { kind: 'late', count: 1, words: 'one late', to: 'late.list', search: { until: today.day } },
  ]);
});

it('work that the actor may not do is omitted', async () => {
  const sources = [source('forbidden', 1, { rows: () => undefined })];
  expect(await readWaiting(counted({ forbidden: 4 }), sources, actor, today)).toEqual([]);
});
