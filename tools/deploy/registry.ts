import { parseArgs } from 'node:util';
import type { DeployedRemote } from '../../server/contract/registry/registry-moves';
import { Mistake } from '../start/run.mjs';
import { openTarget, type Target } from './target';

type Command = (target: Target, id: string, version: string) => Promise<string>;

const deployed = async (target: Target, id: string): Promise<DeployedRemote> => {
  const remotes = await target.remotes();
  const found = remotes.find((remote) => remote.id === id);
  if (!found)
    throw new Mistake(
      `${target.url} has no remote "${id}". It has: ${remotes.map((remote) => remote.id).join(', ')}.`,
    );
  return found;
};

const columns = (rows: string[][]): string => {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const list: Command = async (target) => {
  const rows = (await target.remotes()).map(
    ({ id, version, previousVersion, isEnabled, movedAt }) => [
      id,
      version,
      movedAt,
      previousVersion ?? '–',
      isEnabled ? '' : 'switched off',
    ],
  );
  return columns([['remote', 'live', 'since', 'before', ''], ...rows]);
};

const versions: Command = async (target, id) => {
  const rows = (await target.versions(id)).map(({ version, createdAt, isLive }) => [
    version,
    createdAt,
    isLive ? 'live' : '',
  ]);
  return columns([['version', 'uploaded', ''], ...rows]);
};

const health: Command = async (target) => {
  const rows = (await target.health()).map(
    ({ id, version, loads, failures, p75, tabs, people }) => [
      id,
      version,
      String(loads),
      Object.entries(failures)
        .map(([kind, times]) => `${times} ${kind}`)
        .join(', ') || '–',
      p75 === null ? '–' : `${p75} ms`,
      String(tabs),
      String(people),
    ],
  );
  const heads = ['remote', 'version', 'loads', 'failures', 'p75 load', 'tabs', 'people'];
  return `${columns([heads, ...rows])}\n\nLoads and failures of the last 24 hours; tabs that are open now.`;
};

const move = async (
  target: Target,
  { id, version: from }: DeployedRemote,
  version: string,
): Promise<string> => {
  await target.promote(id, version, from);
  return `${id} ${version} is live in place of ${from}.`;
};

const promote: Command = async (target, id, version) =>
  move(target, await deployed(target, id), version);

const rollback: Command = async (target, id) => {
  const remote = await deployed(target, id);
  if (remote.previousVersion === null)
    throw new Mistake(`No version of ${id} was live before ${remote.version}.`);
  return move(target, remote, remote.previousVersion);
};

const turn =
  (isEnabled: boolean): Command =>
  async (target, id) => {
    await target.setEnabled(id, isEnabled);
    return isEnabled ? `${id} is back.` : `${id} is out of the console, and keeps its version.`;
  };

/** Each with how many words follow it. */
const commands: Record<string, [Command, words: number, usage: string]> = {
  list: [list, 0, 'list                  the remotes and what is live'],
  versions: [versions, 1, 'versions ID           uploaded versions of a remote'],
  health: [health, 0, 'health                loads, failures and open tabs of each version'],
  promote: [promote, 2, 'promote ID VERSION    makes an uploaded version live'],
  rollback: [rollback, 1, 'rollback ID           makes the version before live again'],
  disable: [turn(false), 1, 'disable ID            takes a remote out of the console'],
  enable: [turn(true), 1, 'enable ID             brings it back'],
};

const usage = [
  'npm run registry -- COMMAND --to https://console.example.com',
  ...Object.values(commands).map(([, , line]) => `  ${line}`),
].join('\n');

/** Looks at and moves what a deployed console offers. */
export const runRegistry = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [name = '', ...words] = positionals;
  const [command, count] = commands[name] ?? [];
  if (!command || words.length !== count) throw new Mistake(usage);
  const [id = '', version = ''] = words;
  process.stdout.write(`${await command(openTarget(values.to), id, version)}\n`);
  return 0;
};
