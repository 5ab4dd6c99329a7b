import { parseArgs } from 'node:util';
import { takeBackWords } from '../../server/contract/console/registry/canary-constants';
import type { Canary, DeployedRemote } from '../../server/contract/console/registry/registry-moves';
import { Mistake } from '../start/run.mjs';
import { openDeployTarget, type Target } from './target';

type Command = (target: Target, id: string, version: string, share: string) => Promise<string>;

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

const canaryWords = ({ version, share, takenBackAt }: Canary): string =>
  takenBackAt === null ? `${version} for ${share}%` : `${version} taken back`;

const list: Command = async (target) => {
  const rows = (await target.remotes()).map(
    ({ id, version, previousVersion, isEnabled, movedAt, canary }) => [
      id,
      version,
      movedAt,
      previousVersion ?? '–',
      canary ? canaryWords(canary) : '–',
      isEnabled ? '' : 'switched off',
    ],
  );
  return columns([['remote', 'live', 'since', 'before', 'canary', ''], ...rows]);
};

const versions: Command = async (target, id) => {
  const rows = (await target.versions(id)).map(({ version, createdAt, isLive }) => [
    version,
    createdAt,
    isLive ? 'live' : '',
  ]);
  return columns([['version', 'uploaded', ''], ...rows]);
};

const canaryLine = ({ id, canary }: DeployedRemote): string[] => {
  if (!canary) return [];
  const { version, share, takenBackAt, people } = canary;
  const figures = `failed for ${people.failed} of ${people.opened} people who opened it`;
  return takenBackAt === null
    ? [`${id} ${version}, a canary for ${share}%: ${figures}. ${takeBackWords}`]
    : [`${id} ${version} was taken back by itself at ${takenBackAt}: ${figures}.`];
};

const health: Command = async (target) => {
  const canaries = (await target.remotes()).flatMap(canaryLine);
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
  const heads = ['remote', 'version', 'loads', 'failed for', 'p75 load', 'tabs', 'people'];
  const about =
    'Loads of the last 24 hours, and people for whom it failed; tabs that are open now.';
  return [columns([heads, ...rows]), about, ...canaries].join('\n\n');
};

const move = async (
  target: Target,
  { id, version: from }: DeployedRemote,
  version: string,
): Promise<string> => {
  if (version === from) return `${id} ${version} is live already.`;
  await target.promote(id, version, from);
  return `${id} ${version} is live in place of ${from}.`;
};

const promote: Command = async (target, id, version) =>
  move(target, await deployed(target, id), version);

const rollback: Command = async (target, id) => {
  const remote = await deployed(target, id);
  if (remote.previousVersion === null)
    throw new Mistake(
      `No version of ${id} was live before ${remote.version}. Choose one of npm run registry -- versions ${id}, and promote it.`,
    );
  return move(target, remote, remote.previousVersion);
};

const canary: Command = async (target, id, version, share) => {
  const percent = Number(/^(\d{1,3})%$/.exec(share)?.[1]);
  if (!(percent >= 1 && percent <= 100)) throw new Mistake('Say the share as 1% to 100%.');
  await target.tryOut(await deployed(target, id), version, percent);
  return `${id} ${version} is given to ${percent} of a hundred people. ${takeBackWords}`;
};

const withdraw: Command = async (target, id) => {
  await deployed(target, id);
  const { version } = await target.withdraw(id);
  return `Everybody is given ${id} ${version}.`;
};

const turn =
  (isEnabled: boolean): Command =>
  async (target, id) => {
    await deployed(target, id);
    await target.setEnabled(id, isEnabled);
    return isEnabled ? `${id} is back.` : `${id} is out of the console, and keeps its version.`;
  };

const commands: Record<string, [Command, words: number, usage: string]> = {
  list: [list, 0, 'list                  the remotes and what is live'],
  versions: [versions, 1, 'versions ID           uploaded versions of a remote'],
  health: [health, 0, 'health                loads, failures and open tabs of each version'],
  promote: [promote, 2, 'promote ID VERSION    makes an uploaded version live'],
  canary: [canary, 3, 'canary ID VERSION 10%  gives a version to a share of the people first'],
  withdraw: [withdraw, 1, 'withdraw ID           ends a canary'],
  rollback: [rollback, 1, 'rollback ID           makes the version before live again'],
  disable: [turn(false), 1, 'disable ID            takes a remote out of the console'],
  enable: [turn(true), 1, 'enable ID             brings it back'],
};

const usage = [
  'npm run registry -- COMMAND --to https://console.example.com',
  ...Object.values(commands).map(([, , line]) => `  ${line}`),
].join('\n');

const wordsIn = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${usage}`);
  }
};

export const runRegistry = async (args: string[]): Promise<number> => {
  const { values, positionals } = wordsIn(args);
  const [name = '', ...words] = positionals;
  const [command, count] = commands[name] ?? [];
  if (!command || words.length !== count) throw new Mistake(usage);
  const [named = '', version = '', share = ''] = words;
  // A remote can be named by its folder (`mf-jobs`) in place of its id (`jobs`).
  const id = named.replace(/^mf-/, '');
  process.stdout.write(`${await command(openDeployTarget(values.to), id, version, share)}\n`);
  return 0;
};
