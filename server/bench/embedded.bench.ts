import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../src/db/embedded';
import { openDatabaseFolder } from '../src/db/embedded-folder';
import { migrate } from '../src/db/migrate';
import { applicationStatements } from './application-floor';
import { fill } from './fill';

const rows = 100_000;
const turns = 400;
const warmUp = 100;

type Ask = (statement: { name: string; text: string; values: unknown[] }) => Promise<unknown>;

const median = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

const timesOf = async (ask: Ask): Promise<Record<string, number>> => {
  const medians: Record<string, number> = {};
  for (const [name, { text, values }] of Object.entries(applicationStatements)) {
    const times: number[] = [];
    for (let turn = 0; turn < warmUp + turns; turn += 1) {
      const began = performance.now();
      await ask({ name, text, values: [...values] });
      if (turn >= warmUp) times.push(performance.now() - began);
    }
    medians[name] = median(times);
  }
  return medians;
};

/** As the server asks: prepared statements, through the socket of the database's own process. */
const throughSocket = async (folder: string) => {
  const embedded = await startEmbedded(folder);
  const client = new pg.Client({ connectionString: embedded.connectionString });
  await client.connect();
  const medians = await timesOf((statement) => client.query(statement));
  await client.end();
  await embedded.stop();
  return medians;
};

/** In this process, with nothing in between. */
const bare = async (folder: string) => {
  const database = await openDatabaseFolder(folder);
  const medians = await timesOf(({ text, values }) => database.query(text, values));
  await database.close();
  return medians;
};

/** Goal 11: the statements of the list through our socket, and in PGlite itself. */
const main = async (): Promise<void> => {
  const root = await mkdtemp(join(tmpdir(), 'hiring-bare-'));
  const folder = join(root, 'data');
  try {
    const first = await startEmbedded(folder);
    await migrate(first.connectionString);
    await fill(first.connectionString, rows);
    await first.stop();
    const ours = await throughSocket(folder);
    const floor = await bare(folder);
    for (const [name, time] of Object.entries(floor)) {
      const own = ours[name] ?? Number.NaN;
      process.stdout.write(
        `| ${name} | ${time.toFixed(2)} | ${own.toFixed(2)} | ${(own / time).toFixed(2)} |\n`,
      );
    }
    const began = performance.now();
    await (await startEmbedded(folder)).stop();
    process.stdout.write(
      `opened and closed again in ${Math.round(performance.now() - began)} ms\n`,
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

await main();
