import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  readdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../server/paths';

export interface DataSet {
  jobs?: number;
  applications: number;
}

export const manyJobsDataSet = { jobs: 100_000, applications: 20_000 };

const run = (args: string[], environment: Record<string, string>): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: undefined, ...environment },
    });
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${args.join(' ')} ended with ${code}.`)),
    );
  });

export const buildRepository = (): Promise<void> => run(['tools/build/build.mjs'], {});

const seeded = async ({ jobs, applications }: DataSet): Promise<string> => {
  const folder = join(tmpdir(), `hiring-bench-${jobs ?? 'some'}-${applications}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}-making`;
  rmSync(making, { recursive: true, force: true });
  const amounts = ['--applications', String(applications)];
  if (jobs !== undefined) amounts.push('--jobs', String(jobs));
  await run(['--import', 'tsx', 'server/bench/seed.ts', ...amounts], { DATA_FOLDER: making });
  renameSync(making, folder);
  return folder;
};

export const copySeededData = async (name: string, set: DataSet): Promise<string> => {
  const copy = join(tmpdir(), `bench-${process.pid}-${name}`);
  cpSync(await seeded(set), copy, { recursive: true });
  return copy;
};

export const makeRepositoryTwin = (): string => {
  const twin = join(root, '.cache/one-build');
  rmSync(twin, { recursive: true, force: true });
  mkdirSync(join(twin, 'shell'), { recursive: true });
  symlinkSync(join(root, 'shell/sdk'), join(twin, 'shell/sdk'));
  for (const room of readdirSync(root).filter(
    (name) => name === 'server' || name.startsWith('mf-'),
  ))
    symlinkSync(join(root, room), join(twin, room));
  return twin;
};
