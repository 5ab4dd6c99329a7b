import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, wholeRuntime, type BuildKind } from './base-config';
import { roomVersion } from './input-hash';
import { remotesNamed } from './rooms';
import { consumedModules } from './shared-modules';
import { ThunksPlugin } from './thunks-plugin';

interface BuildOptions extends BuildKind {
  /** Left out: named after the sources. */
  version?: string;
}

/** What a remote carries of the federation: not the list of its errors, none of which can be raised here. */
const runtime = {
  [wholeRuntime]: 'tools/bundler-runtime',
  '@module-federation/error-codes': false as const,
};

const buildOf = (id: string, { version, ...kind }: BuildOptions): Configuration => {
  const [room] = remotesNamed([`mf-${id}`], 'createRemoteConfig({ id })');
  if (!room) throw new Error(`There is no remote "${id}".`);
  const base = baseConfig(room, kind);
  const name = id.replaceAll('-', '_');
  return {
    ...base,
    resolve: { ...base.resolve, alias: runtime },
    entry: {},
    output: {
      path: join(room.folder, 'dist'),
      publicPath: 'auto',
      uniqueName: `${id}@${version ?? roomVersion(room)}`,
      filename: '[name].[contenthash:8].js',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        // An element of a foreign page that has this id would be taken for the remote.
        library: { type: 'var', name: `hiring_remote_${name}` },
        exposes: {
          './remote': './src/remote.ts',
          ...(existsSync(join(room.folder, 'src/mount.ts')) && { './mount': './src/mount.ts' }),
        },
        remotes: {},
        shared: consumedModules(kind.development ?? false),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new ThunksPlugin(name, '__federation_expose_remote'),
    ],
  };
};

/**
 * Build of the remote `mf-<id>`: a federation container with its thunks behind `./remote`.
 * Its chunks are named after id and version, so that two versions can live in one page.
 */
export const createRemoteConfig =
  ({ id }: { id: string }) =>
  (options: BuildOptions = {}): Configuration =>
    buildOf(id, options);
