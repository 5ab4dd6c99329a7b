import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Contributions } from '../../server/contract/console/registry/registry';
import type { createRemoteConfig } from './remote-config';
import type { Room } from './rooms';

const defaultOf = async <T>(room: Room, file: string): Promise<T> => {
  const module = (await import(pathToFileURL(join(room.folder, file)).href)) as { default: T };
  return module.default;
};

export const readContributions = (room: Room): Promise<Contributions> =>
  defaultOf(room, 'remote.config.ts');

export const readBuild = async (
  room: Room,
  options: Parameters<ReturnType<typeof createRemoteConfig>>[0],
): Promise<Configuration> => {
  const build = await defaultOf<ReturnType<typeof createRemoteConfig>>(room, 'webpack.config.js');
  return build(options);
};
