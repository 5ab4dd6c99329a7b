import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const version = '12';
const run = promisify(execFile);

export interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

export interface Lighthouse {
  look: (address: string, options: readonly string[]) => Promise<Report>;
  remove: () => void;
}

const maxTries = 3;

/** Repeats a run when Chromium has lost its trace, which happens now and then. */
const untilTraced = async (look: () => Promise<Report>, tries = 1): Promise<Report> => {
  try {
    return await look();
  } catch (error) {
    if (tries === maxTries) throw error;
    return untilTraced(look, tries + 1);
  }
};

/** Installed for each run, since it needs 200 packages of 190 MB and nothing else uses it. */
export const installLighthouse = async (): Promise<Lighthouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', [...install, `lighthouse@${version}`]);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const look = async (address: string, options: readonly string[]): Promise<Report> => {
    const { stdout } = await run(
      process.execPath,
      [program, address, '--output=json', '--quiet', ...options],
      { maxBuffer: 100_000_000 },
    );
    return JSON.parse(stdout) as Report;
  };
  return {
    look: (address, options) => untilTraced(() => look(address, options)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
