import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { Contributions } from '../../server/contract/console/registry/registry';
import { acceptsPlatform, platformVersion } from 'shell/sdk/define';
import type { Room } from './rooms';

/** Thrown when a remote's configuration and its code disagree; the message names the fix. */
export class RemoteMistake extends Error {}

const exported = /^export const ([A-Za-z0-9_]+)/gm;

const thunksOf = (room: Room): Set<string> => {
  const source = readFileSync(join(room.folder, 'src/remote.ts'), 'utf8');
  return new Set([...source.matchAll(exported)].map(([, name = '']) => name));
};

const shapeMistakes = (contributions: unknown): string[] =>
  [...Value.Errors(Contributions, contributions)].map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );

const referenceMistakes = ({ menu, routes }: Contributions): string[] => {
  const known = new Set(routes.map(({ id }) => id));
  const groups = new Set(menu.map(({ id }) => id));
  return menu.flatMap(({ id, to, parent }) => [
    ...(to && !known.has(to)
      ? [`menu entry "${id}" leads to "${to}", which is no route here`]
      : []),
    ...(parent && !groups.has(parent) ? [`menu entry "${id}" stands in unknown "${parent}"`] : []),
  ]);
};

const codeMistakes = (room: Room, { routes, cards, panels }: Contributions): string[] => {
  const thunks = thunksOf(room);
  const named = new Set([...routes, ...cards, ...panels].flatMap(({ load }) => load ?? []));
  return [
    ...[...named]
      .filter((name) => !thunks.has(name))
      .map((name) => `"${name}" is loaded in remote.config.ts but not exported from src/remote.ts`),
    ...[...thunks]
      .filter((name) => !named.has(name))
      .map((name) => `"${name}" is exported from src/remote.ts but nothing loads it`),
  ];
};

/** @throws RemoteMistake that lists every mismatch with the schema, the platform or the code. */
export const checkRemote = (room: Room, contributions: Contributions): void => {
  const mistakes = [
    ...(contributions.id === room.remote
      ? []
      : [`its id is "${contributions.id}", its folder says "${room.remote ?? ''}"`]),
    ...(acceptsPlatform(contributions.needs, platformVersion)
      ? []
      : [`it needs platform ${contributions.needs}, this one is ${platformVersion}`]),
    ...shapeMistakes(contributions),
    ...referenceMistakes(contributions),
    ...codeMistakes(room, contributions),
  ];
  if (mistakes.length === 0) return;
  throw new RemoteMistake(
    [`${room.name} is not built:`, ...mistakes.map((line) => `  - ${line}`)].join('\n'),
  );
};
