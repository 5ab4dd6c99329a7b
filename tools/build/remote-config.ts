import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { createBaseConfig, fullRuntimePath, type BuildKind } from './base-config';
import { computeRoomVersion } from './input-hash';
import { hasHandwrittenThunks } from './remote-parts';
import { createPartsPlugin, getEntryModulePath } from './parts-plugin';
import { findRemotesByName } from './rooms';
import { createConsumedModules } from './shared-modules';
import { ThunksPlugin } from './thunks-plugin';

interface BuildOptions extends BuildKind {
  /** Version of the remote; default: derived from its sources. */
  version?: string;
}

/**
 * Replaces the full federation runtime in remotes, and omits its list of errors, which a remote cannot raise.
 */
const runtime = {
  [fullRuntimePath]: 'tools/bundler-runtime',
  '@module-federation/error-codes': false as const,
};

const buildOf = (id: string, { version, ...kind }: BuildOptions): Configuration => {
  const [room] = findRemotesByName([`mf-${id}`], 'createRemoteConfig({ id })');
  if (!room) throw new Error(`There is no remote "${id}".`);
  const base = createBaseConfig(room, kind);
  const name = id.replaceAll('-', '_');
  return {
    ...base,
    resolve: { ...base.resolve, alias: runtime },
    entry: {},
    output: {
      path: join(room.folder, 'dist'),
      publicPath: 'auto',
      uniqueName: `${id}@${version ?? computeRoomVersion(room)}`,
      filename: '[name].[contenthash:8].js',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        // The prefix avoids name conflicts with element ids of the host page, which are global variables too.
        library: { type: 'var', name: `hiring_remote_${name}` },
        exposes: {
          './remote': hasHandwrittenThunks(room) ? './src/remote.ts' : getEntryModulePath(id),
          ...(existsSync(join(room.folder, 'src/mount.ts')) && { './mount': './src/mount.ts' }),
        },
        remotes: {},
        shared: createConsumedModules(kind.development ?? false),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      createPartsPlugin([room]),
      new ThunksPlugin(name, '__federation_expose_remote'),
    ],
  };
};

/**
 * Creates the webpack configuration of a remote; chunk names include id and version, so that one page can
 * load two versions.
 */
export const createRemoteConfig =
  ({ id }: { id: string }) =>
  (options: BuildOptions = {}): Configuration =>
    buildOf(id, options);
