import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { MeasuredServer } from './sides';

const turns = 4;

export interface MeasuredExport {
  list: string;
  rows: number;
  /** Number of rows that the export has while memory is measured. */
  whole: number;
  copy: string;
}

const step = 100_000;

export const measuredApplicationExport: MeasuredExport = {
  list: 'application',
  rows: step,
  whole: 10 * step,
  copy: `copy (
  select application.id, first_name, last_name, applicant.email, phone, experience, job.title, job.code,
    applicant_source.name as source, stage.name as stage, status.name as status,
    (select btrim(first_name || ' ' || last_name) from app_user where id = job.hiring_manager_id),
    (select btrim(first_name || ' ' || last_name) from app_user where id = application.recruiter_id),
    to_char(application.created_at at time zone 'Asia/Kolkata', 'MM/DD/YYYY'),
    to_char(application.joining_date, 'MM/DD/YYYY')
  from application
    join applicant on applicant.id = application.applicant_id join job on job.id = job_id
    join status on status.id = status_id left join stage on stage.id = stage_id
    left join applicant_source on applicant_source.id = source_id
  order by application.created_at desc, application.id desc limit 100000) to stdout with csv`,
};

const byCopy = async (connectionString: string, copy: string): Promise<number> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const began = performance.now();
  await client.query(copy);
  const took = performance.now() - began;
  await client.end();
  return took;
};

interface Taken {
  first: number;
  whole: number;
  /** Resident megabytes of the server, taken after each hundred thousand lines of the export. */
  memory: number[];
}

const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1_000;

const byOurs = async (ours: MeasuredServer, list: string, most: number): Promise<Taken> => {
  const asked = await fetch(`${ours.origin}/api/v1/file-tickets?${ours.query}`, {
    method: 'POST',
    headers: { ...ours.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'list', list, rows: { matching: {} } }),
  });
  const { data } = (await asked.json()) as { data: { url: string } };
  const began = performance.now();
  const stop = new AbortController();
  const answer = await fetch(`${ours.origin}${data.url}`, {
    signal: stop.signal,
    headers: { 'accept-encoding': 'identity' },
  });
  let lines = 0;
  let first = 0;
  const memory: number[] = [];
  for await (const piece of answer.body ?? []) {
    first ||= performance.now() - began;
    for (const byte of piece) if (byte === 10) lines += 1;
    if (lines >= (memory.length + 1) * step) memory.push(memoryOf(ours.child.pid));
    if (lines > most) break;
  }
  stop.abort();
  return { first, whole: performance.now() - began, memory };
};

const middle = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

export const measureExport = async (
  connectionString: string,
  ours: MeasuredServer,
  { list, rows, whole: most, copy }: MeasuredExport,
): Promise<string> => {
  const copied: number[] = [];
  const taken: Taken[] = [];
  for (let round = 0; round < turns; round += 1) {
    copied.push(await byCopy(connectionString, copy));
    taken.push(await byOurs(ours, list, rows));
  }
  const floor = middle(copied);
  const whole = middle(taken.map((one) => one.whole));
  const first = middle(taken.map((one) => one.first));
  const { memory } = await byOurs(ours, list, most);
  const megabytes = memory.map((one) => one.toFixed(0)).join(', ');
  return `export of ${rows.toLocaleString('en-US')}: COPY ${floor.toFixed(0)} ms, ours ${whole.toFixed(0)} ms, ratio ${(whole / floor).toFixed(2)} (goal 1.3), first byte ${first.toFixed(1)} ms (goal 20); resident memory after each 100,000 of ${most.toLocaleString('en-US')} lines: ${megabytes} MB`;
};
