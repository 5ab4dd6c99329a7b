import { Value } from 'typebox/value';
import { Contributions } from '../../server/contract/console/registry/registry';
import { acceptsPlatform, platformVersion } from 'shell/sdk/define';
import { hasHandwrittenThunks, listRemoteParts } from './remote-parts';
import type { Room } from './rooms';

/** Thrown when a remote's configuration and its code do not match; the message says how to correct it. */
export class RemoteMistake extends Error {}

const shapeMistakes = (contributions: unknown): string[] =>
  [...Value.Errors(Contributions, contributions)].map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );

const referenceMistakes = ({ id: remote, menu, routes }: Contributions): string[] => {
  const known = new Set(routes.map(({ id }) => id));
  const groups = new Set(menu.map(({ id }) => id));
  const highlights = routes.flatMap(({ id, menu: entry }) =>
    entry?.startsWith(`${remote}.`) && !groups.has(entry)
      ? [`route "${id}" highlights "${entry}", which is no menu entry here`]
      : [],
  );
  const leading = menu.flatMap(({ id, to, parent }) => [
    ...(to && !known.has(to)
      ? [`menu entry "${id}" leads to "${to}", which is no route here`]
      : []),
    ...(parent && !groups.has(parent) ? [`menu entry "${id}" stands in unknown "${parent}"`] : []),
  ]);
  return [...highlights, ...leading];
};

const codeMistakes = (room: Room, { routes, cards, panels }: Contributions): string[] => {
  const exported = listRemoteParts(room).map(({ name }) => name);
  const named = new Set([...routes, ...cards, ...panels].flatMap(({ load }) => load ?? []));
  const source = hasHandwrittenThunks(room)
    ? 'src/remote.ts'
    : 'a .page.tsx, .card.tsx or .panel.tsx below src/features';
  return [
    ...[...named]
      .filter((name) => !exported.includes(name))
      .map((name) => `"${name}" is contributed but not exported from ${source}`),
    ...exported
      .filter((name) => !named.has(name))
      .map((name) => `"${name}" is exported from ${source} but nothing loads it`),
    ...exported
      .filter((name, index) => exported.indexOf(name) !== index)
      .map((name) => `"${name}" is exported twice`),
  ];
};

/**
 * Checks a remote's contributions.
 * @throws RemoteMistake that lists every mismatch with the schema, the platform or the code.
 */
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
