import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DirectoryImport } from '../contract/company/directory/directory-import';
import { startTestServer, type Caller } from '../test/server';
import { toMultipart } from '../test/jobs/postings/job-parts';
import { startRun } from '../test/postgres';

const people = Number(process.env.BENCH_PEOPLE ?? 20_000);
const goal = 60;

const fileOf = (lastName: string): string =>
  [
    'Employee ID,First Name,Surname,E-mail,Job Title,Department,Reports To,Joining Date',
    ...Array.from({ length: people }, (_, at) => {
      const manager = at === 0 ? '' : `E${Math.floor((at - 1) / 8)}`;
      return `E${at},First${at},${lastName},p${at}@x.example,Title ${at % 40},Part ${at % 60},${manager},2020-01-01`;
    }).reverse(),
  ].join('\n');

const named = (word: string, count: number): object => ({
  records: Array.from({ length: count }, (_, at) => ({ name: `${word} ${at}` })),
});

const put = async (caller: Caller, kind: string, payload: object): Promise<void> => {
  const answer = await caller.send('PUT', `/api/v1/directory/${kind}`, { payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

/** Milliseconds of an import of people: the dry run and the import in parts of a thousand rows. */
const bring = async (caller: Caller, content: string): Promise<number> => {
  const began = performance.now();
  const form = new FormData();
  form.append('file', new Blob([content]), 'people.csv');
  const read = await caller.send(
    'POST',
    '/api/v1/directory/people/import',
    await toMultipart(form),
  );
  const { data } = read.json() as { data: DirectoryImport };
  const checked = performance.now();
  const records = data.records.map(({ record }) => record);
  for (let from = 0; from < records.length; from += 1_000)
    await put(caller, 'people', { records: records.slice(from, from + 1_000) });
  const done = performance.now();
  const { created, updated, unchanged, refused } = data;
  process.stdout.write(
    `  ${JSON.stringify({ created, updated, unchanged, refused })} dry run ${((checked - began) / 1_000).toFixed(1)} s, writing ${((done - checked) / 1_000).toFixed(1)} s\n`,
  );
  return (done - began) / 1_000;
};

const measure = async (): Promise<boolean> => {
  const server = await startTestServer({ data: 'empty' });
  try {
    const caller = await server.signInAs('administrator');
    await put(caller, 'designations', named('Title', 40));
    await put(caller, 'departments', named('Part', 60));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    process.stdout.write(`${people} people\n`);
    const times = [
      await bring(caller, fileOf('One')),
      await bring(caller, fileOf('Two')),
      await bring(caller, fileOf('Two')),
    ];
    process.stdout.write(`  longest wait of the event loop ${(delay.max / 1e6).toFixed(0)} ms\n`);
    return times.every((time) => time < goal);
  } finally {
    await server.stop();
  }
};

const endRun = await startRun();
process.exitCode = (await measure()) ? 0 : 1;
await endRun();
