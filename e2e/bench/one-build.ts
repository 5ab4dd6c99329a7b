import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShellConfig } from 'tools/build';
import webpack, { type Configuration } from 'webpack';
import { createPartsPlugin, getEntryModulePath } from '../../tools/build/parts-plugin';
import { listRooms } from '../../tools/build/rooms';
import { makeRepositoryTwin } from './folders';

const remotes = listRooms().filter(({ remote }) => remote !== undefined);

/** Replaces the federation runtime by imports, since one build knows all remotes. */
const standIn = (): string => {
  const lines = remotes.map(
    ({ remote = '' }) => `  '${remote}/remote': () => import('${getEntryModulePath(remote)}'),`,
  );
  return `const remotes = {\n${lines.join('\n')}\n};
export const registerPlugins = () => undefined;
export const registerRemotes = () => undefined;
export const loadRemote = (name) => remotes[name]();\n`;
};

const isFederation = (plugin: unknown): boolean =>
  (plugin as object).constructor.name === 'ModuleFederationPlugin';

const configOf = (twin: string): Configuration => {
  const shell = createShellConfig();
  const federation = join(twin, 'federation.js');
  writeFileSync(federation, standIn());
  return {
    ...shell,
    entry: { console: './src/index.ts' },
    output: { ...shell.output, path: join(twin, 'shell/dist'), uniqueName: 'one-build' },
    cache: false,
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(
        /^@module-federation\/enhanced\/runtime$/,
        federation,
      ),
      createPartsPlugin(remotes),
    ],
  };
};

export const buildAsOneBundle = (): Promise<string> => {
  const twin = makeRepositoryTwin();
  return new Promise((done, fail) => {
    webpack(configOf(twin), (failure, stats) => {
      if (failure) fail(failure);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done(twin);
    });
  });
};
