import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { platformVersion } from 'shell/sdk/define';
import { listRooms, installedVersion, root } from '../build/rooms';
import { runPack } from '../pack/pack';
import { assertRelease } from '../pack/record';
import { Mistake } from '../start/run.mjs';

const usage = 'npm run new -- remote mf-offers [--outside FOLDER [--draft]]';
const templates = join(root, 'tools/new/remote');
const outsideTemplates = join(root, 'tools/new/outside');
const ending = '.template';
const roomName = /^mf-([a-z][a-z0-9-]{1,38})$/;

const idOf = (name: string, folder: string): string => {
  const id = roomName.exec(name)?.[1];
  if (id === undefined)
    throw new Mistake(
      `"${name}" is no name of a remote: mf- and then small letters, digits and hyphens.\n${usage}`,
    );
  if (existsSync(folder)) throw new Mistake(`${folder} is there already.`);
  const ids = listRooms().flatMap(({ remote }) => remote ?? []);
  const alike = ids.find((other) => other.startsWith(id) || id.startsWith(other));
  if (alike === id)
    throw new Mistake(
      `This checkout has a remote ${name} already, and a console has one of each name. Choose another name.`,
    );
  if (alike !== undefined)
    throw new Mistake(
      `"${id}" begins like "${alike}", and the federation tells remotes apart by how their ids begin. Choose another name.`,
    );
  return id;
};

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const wordsFor = (id: string): Record<string, string> => ({
  id,
  Title: titleOf(id),
  platform: platformVersion,
  react: installedVersion('react'),
  testing: installedVersion('@testing-library/react'),
});

const write = (from: string, to: string, words: Record<string, string>): void => {
  for (const file of filesBelow(from)) {
    const target = join(to, file.slice(0, -ending.length));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(from, file), 'utf8');
    writeFileSync(
      target,
      text.replace(/__(\w+?)__/g, (all, word: string) => words[word] ?? all),
    );
  }
};

const optionsIn = (args: string[]) => {
  try {
    const options = { outside: { type: 'string' }, draft: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { ...values, positionals };
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${usage}`);
  }
};

const print = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Writes a working remote with a page, a card, a panel and tests. `--outside` creates a separate repository
 * with the packed platform.
 */
export const makeNew = async (args: string[]): Promise<number> => {
  const { outside, draft = false, positionals } = optionsIn(args);
  const [kind, name = '', ...more] = positionals;
  if (kind !== 'remote' || more.length > 0) throw new Mistake(usage);
  const folder = outside === undefined ? join(root, name) : resolve(outside);
  const id = idOf(name, folder);
  if (outside !== undefined) assertRelease({ isDraft: draft });
  write(templates, folder, wordsFor(id));
  if (outside === undefined) {
    print(
      `${name} is there. Next:`,
      '  npm install                 makes it a package of this repository',
      `  npm run dev -- ${name}    shows it in the console`,
      '  npm run check               types, lint, sizes',
      `  npm run deploy -- ${name} --to https://console.example.com`,
    );
    return 0;
  }
  write(outsideTemplates, folder, wordsFor(id));
  await runPack(['--into', join(folder, 'platform'), ...(draft ? ['--draft'] : [])]);
  print(`${folder} is a repository of its own; its README.md says how to go on.`);
  return 0;
};
