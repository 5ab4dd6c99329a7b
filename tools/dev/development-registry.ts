import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type {
  Contributions,
  RegisteredRemote,
  Registry,
} from '../../server/contract/console/registry/registry';
import type { Room } from '../build/rooms';

export const developmentPath = (id: string): string => `/development/${id}/`;

/** Reads a remote's description and features again at each call, since they change during development. */
const contributionsOf = async (room: Room): Promise<Contributions> => {
  const { href } = pathToFileURL(join(room.folder, 'remote.config.ts'));
  const { default: contributions } = (await tsImport(href, href)) as { default: Contributions };
  return contributions;
};

/** Registry entry of a remote that is being developed; `base` is a URL with a trailing slash. */
export const createDevelopmentRemote = async (
  room: Room,
  base: string,
): Promise<RegisteredRemote> => {
  const contributions = await contributionsOf(room);
  const { id } = contributions;
  return { id, version: 'development', entry: `${base}mf-manifest.json`, contributions };
};

export const developmentRegistry = async (server: string, chosen: Room[]): Promise<Registry> => {
  const response = await fetch(`${server}/registry.json`);
  const registry = (await response.json()) as Registry;
  const own = await Promise.all(
    chosen.map((room) => createDevelopmentRemote(room, developmentPath(room.remote ?? ''))),
  );
  const others = registry.remotes.filter(({ id }) => !own.some((remote) => remote.id === id));
  return { ...registry, remotes: [...others, ...own] };
};
