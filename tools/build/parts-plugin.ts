import { join } from 'node:path';
import webpack from 'webpack';
import { getFeaturesFolder, createEntrySource } from './remote-parts';
import type { Room } from './rooms';

const scheme = 'remote';

export const getEntryModulePath = (id: string): string => `${scheme}:${id}`;

/** Generates the entry module of each remote, and again when a page, drawer or card is added or removed. */
export const createPartsPlugin = (rooms: Room[]) =>
  new webpack.experiments.schemes.VirtualUrlPlugin(
    Object.fromEntries(
      rooms.map((room) => [
        room.remote ?? room.name,
        {
          type: '.js',
          context: join(room.folder, 'src'),
          source: (loader) => {
            loader.addContextDependency(getFeaturesFolder(room));
            return createEntrySource(room);
          },
        },
      ]),
    ),
    scheme,
  );
