import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createShellConfig } from '../build';
import { readBuild } from '../build/read-room';
import type { Room } from '../build/rooms';
import { developmentPath, developmentRegistry } from './development-registry';

interface DevelopmentOptions {
  port: number;
  /** Address of the server that answers everything but the page and the chosen remotes. */
  server: string;
  chosen: Room[];
}

/** Only the shell listens for changes; it reloads the page for the remotes as well. */
const remoteConfig = async (room: Room): Promise<Configuration & { devServer: false }> => {
  const config = await readBuild(room, { development: true, version: 'development' });
  const publicPath = developmentPath(room.remote ?? '');
  return { ...config, output: { ...config.output, publicPath }, devServer: false };
};

const isPage = (path: string, accept = ''): boolean =>
  accept.includes('text/html') && !/^\/(api|account|careers)(\/|$)/.test(path);

/** Serves the development shell and the chosen remotes from memory, everything else from the server. */
export const serveDevelopment = async ({
  port,
  server,
  chosen,
}: DevelopmentOptions): Promise<WebpackDevServer> => {
  const configs = [
    createShellConfig({ development: true }),
    ...(await Promise.all(chosen.map(remoteConfig))),
  ];
  const development = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      static: false,
      client: { logging: 'warn', overlay: { warnings: false } },
      historyApiFallback: {
        disableDotRule: true,
        rewrites: [{ from: /^\/(api|account|careers)\b/, to: ({ parsedUrl }) => parsedUrl.href }],
      },
      proxy: [
        {
          context: (path, request) => !isPage(path, request.headers.accept),
          target: server,
          ws: true,
        },
      ],
      setupMiddlewares: (middlewares, { app }) => {
        app?.get('/registry.json', (_request, response, next) => {
          developmentRegistry(server, chosen).then((registry) => response.json(registry), next);
        });
        return middlewares;
      },
    },
    webpack(configs),
  );
  await development.start();
  return development;
};
