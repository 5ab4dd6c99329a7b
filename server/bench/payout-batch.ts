import pg from 'pg';
import { measureHandWrittenBatch, createPayableHires } from './payout-batch-floor';
import type { MeasuredServer } from './sides';

const rounds = 3;
/** Maximum of seconds that building a batch may take. */
const goal = 5;

interface Batch {
  id: number;
  rows: number;
  refused: { count: number };
}

const timed = async <Answer>(work: () => Promise<Answer>): Promise<[number, Answer]> => {
  const began = performance.now();
  const answer = await work();
  return [(performance.now() - began) / 1_000, answer];
};

const middle = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const call = async (
  { origin, query, headers }: MeasuredServer,
  path: string,
  body: object = {},
): Promise<Batch> => {
  const answer = await fetch(`${origin}/api/v1/payout-batch${path}?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text.slice(0, 500));
  return (JSON.parse(text) as { data: Batch }).data;
};

export const measureBatch = async (
  connectionString: string,
  ours: MeasuredServer,
  size: number,
): Promise<string> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const day = await createPayableHires(client, size);
  const times: Record<'floor' | 'built' | 'approved', number[]> = {
    floor: [],
    built: [],
    approved: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const [byHand, rows] = await timed(() => measureHandWrittenBatch(client, day));
    if (rows !== size) throw new Error(`By hand the batch has ${rows} of ${size} payouts.`);
    times.floor.push(byHand);
    const matching = { payableFrom: day, payableTo: day };
    const [built, batch] = await timed(() => call(ours, '', { matching, currency: 'INR' }));
    if (batch.rows !== size) throw new Error(`The batch has ${batch.rows} of ${size} payouts.`);
    times.built.push(built);
    times.approved.push((await timed(() => call(ours, `/${batch.id}/approve`)))[0]);
    await call(ours, `/${batch.id}/discard`);
    await createPayableHires(client, size);
  }
  await client.end();
  const [floor, built, approved] = [times.floor, times.built, times.approved].map(middle);
  return `batch of ${size.toLocaleString('en-US')}: floor ${floor?.toFixed(2)} s, built in ${built?.toFixed(2)} s (goal ${goal}), approved in ${approved?.toFixed(2)} s`;
};
