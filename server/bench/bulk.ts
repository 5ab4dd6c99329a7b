import pg from 'pg';
import { floorMoveTablesSql } from './floor-moves';
import type { MeasuredServer } from './sides';

const size = 500;
const rounds = 25;
const warmUp = 5;

const middle = (times: number[]): number =>
  times.slice(warmUp).sort((one, other) => one - other)[Math.floor((rounds - warmUp) / 2)] ?? 0;

interface Moved {
  moved: number;
  took: number;
}

const move = async (
  { origin, query, headers }: MeasuredServer,
  path: string,
  body: object,
): Promise<Moved> => {
  const began = performance.now();
  const answer = await fetch(`${origin}${path}?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const took = performance.now() - began;
  const { data } = JSON.parse(text) as { data?: { moved: number } };
  if (!data) throw new Error(text.slice(0, 300));
  return { moved: data.moved, took };
};

const readIds = async (client: pg.Client): Promise<number[]> => {
  const found = await client.query<{ id: number }>(
    `select application.id from application join job on job.id = job_id
       join status on status.id = status_id
     where pipeline_id is not null and category <> 'rejected'
     order by md5(application.id::text) limit ${size}`,
  );
  return found.rows.map(({ id }) => id);
};

export const measureBulk = async (
  connectionString: string,
  floor: MeasuredServer,
  ours: MeasuredServer,
): Promise<string> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const made = await client.query(`select 1 from pg_namespace where nspname = 'floor'`);
  if (made.rowCount === 0) {
    await client.query(floorMoveTablesSql);
    await client.query('vacuum (analyze)');
  }
  const applicantId = await readIds(client);
  await client.end();
  const byHand: number[] = [];
  const us: number[] = [];
  const moveTo = async (statusId: number): Promise<void> => {
    const body = { applicantId, stageId: 1, statusId };
    byHand.push((await move(floor, '/move', body)).took);
    const { moved, took } = await move(ours, '/api/v1/multiple-status-change', body);
    us.push(took);
    // The first round starts from unknown statuses, so its count cannot be checked.
    if (us.length > 1 && moved !== size) throw new Error(`Moved ${moved} of ${size}.`);
  };
  for (let round = 0; round < rounds; round += 1) await moveTo(101 + (round % 2));
  const [one, other] = [middle(byHand), middle(us)];
  return `bulk of ${size}: floor ${one.toFixed(1)} ms, ours ${other.toFixed(1)} ms, ratio ${(other / one).toFixed(2)} (goal 1.5)`;
};
