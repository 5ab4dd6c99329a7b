import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { platformVersion } from 'shell/sdk/define';
import { allRooms, installedVersion, root } from '../build/rooms';
import { Mistake } from '../start/run.mjs';

const usage = 'npm run new -- remote mf-offers';
const templates = join(root, 'tools/new/remote');
const ending = '.template';
const roomName = /^mf-([a-z][a-z0-9-]{1,38})$/;

/** The remote's id, if a remote of this name can stand beside the others. */
const idOf = (name: string): string => {
  const id = roomName.exec(name)?.[1];
  if (id === undefined)
    throw new Mistake(
      `"${name}" is no name of a remote: mf- and then small letters, digits and hyphens.\n${usage}`,
    );
  const ids = allRooms().flatMap(({ remote }) => remote ?? []);
  const alike = ids.find((other) => other.startsWith(id) || id.startsWith(other));
  if (alike !== undefined || existsSync(join(root, name)))
    throw new Mistake(
      alike === undefined || alike === id
        ? `${name} is there already.`
        : `"${id}" begins like "${alike}", and the federation tells remotes apart by how their ids begin. Choose another name.`,
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

/** Writes a remote that works: a page in the menu, a card, a drawer, and their tests. */
export const makeNew = async ([kind, name = '', ...more]: string[]): Promise<number> => {
  if (kind !== 'remote' || more.length > 0) throw new Mistake(usage);
  const id = idOf(name);
  const words: Record<string, string> = {
    id,
    Title: titleOf(id),
    platform: platformVersion,
    react: installedVersion('react'),
    testing: installedVersion('@testing-library/react'),
  };
  for (const file of filesBelow(templates)) {
    const target = join(root, name, file.slice(0, -ending.length));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(templates, file), 'utf8');
    writeFileSync(
      target,
      text.replace(/__(\w+?)__/g, (all, word: string) => words[word] ?? all),
    );
  }
  process.stdout.write(
    [
      `${name} is there. Next:`,
      '  npm install                 makes it a package of this repository',
      `  npm run dev -- ${name}    shows it in the console`,
      '  npm run check               types, lint, sizes',
      `  npm run deploy -- ${name} --to https://console.example.com`,
      '',
    ].join('\n'),
  );
  return 0;
};
