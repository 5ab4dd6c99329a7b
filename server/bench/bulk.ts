import pg from 'pg';
import type { Side } from './sides';

const size = 500;
const rounds = 12;
const warmUp = 3;

const middle = (times: number[]): number =>
  times.slice(warmUp).sort((one, other) => one - other)[Math.floor((rounds - warmUp) / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The two statements by hand, without a question asked. */
const byHand = async (client: pg.Client, ids: number[], status: number): Promise<void> => {
  await client.query('begin');
  await client.query(
    `update application set stage_id = 1, status_id = $2, version = version + 1, updated_at = now()
     where id = any($1::integer[])`,
    [ids, status],
  );
  await client.query(
    `insert into application_history (application_id, stage_id, status_id)
     select id, 1, $2 from unnest($1::integer[]) id`,
    [ids, status],
  );
  await client.query('commit');
};

const throughOurs = async (ours: Side, ids: number[], statusId: number): Promise<void> => {
  const answer = await fetch(`${ours.origin}/api/v1/multiple-status-change?${ours.query}`, {
    method: 'POST',
    headers: { ...ours.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ applicantId: ids, stageId: 1, statusId }),
  });
  const { data } = (await answer.json()) as { data?: { moved: number } };
  if (data?.moved !== size) throw new Error(`Moved ${data?.moved ?? 'none'} of ${size}.`);
};

/** Goal 5: five hundred moves with their history against the same two statements by hand. */
export const measureBulk = async (connectionString: string, ours: Side): Promise<string> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const found = await client.query<{ id: number }>(
    `select application.id from application join job on job.id = job_id
       join status on status.id = status_id
     where pipeline_id is not null and category <> 'rejected'
     order by md5(application.id::text) limit ${size}`,
  );
  const ids = found.rows.map(({ id }) => id);
  const floor: number[] = [];
  const us: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await timed(() => byHand(client, ids, 101)));
    us.push(await timed(() => throughOurs(ours, ids, 102)));
  }
  await client.end();
  const [one, other] = [middle(floor), middle(us)];
  return `bulk of ${size}: floor ${one.toFixed(1)} ms, ours ${other.toFixed(1)} ms, ratio ${(other / one).toFixed(2)} (goal 1.5)`;
};
