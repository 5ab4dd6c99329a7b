import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createShellConfig } from '../build';
import { readBuild } from '../build/read-room';
import type { Room } from '../build/rooms';
import { developmentPath, developmentRegistry } from './development-registry';

interface DevelopmentOptions {
  port: number;
  server: string;
  chosen: Room[];
}

const remoteConfig = async (room: Room): Promise<Configuration> => {
  const config = await readBuild(room, { development: true, version: 'development' });
  const publicPath = developmentPath(room.remote ?? '');
  return { ...config, output: { ...config.output, publicPath } };
};

/** Only the shell contains the reload client, which also reloads remotes. */
const reloader = (port: number): string => {
  const settings = {
    protocol: 'ws:',
    hostname: '127.0.0.1',
    port: String(port),
    pathname: '/ws',
    logging: 'warn',
    overlay: 'true',
    hot: 'false',
    'live-reload': 'true',
  };
  return `webpack-dev-server/client/index.js?${new URLSearchParams(settings).toString()}`;
};

export const createDevelopmentShellConfig = (port: number): Configuration => {
  const config = createShellConfig({ development: true });
  return {
    ...config,
    entry: { ...(config.entry as Record<string, string[]>), reloader: reloader(port) },
  };
};

const isPage = (path: string, accept = ''): boolean =>
  accept.includes('text/html') && !/^\/(api|account|careers)(\/|$)/.test(path);

export const serveDevelopment = async ({
  port,
  server,
  chosen,
}: DevelopmentOptions): Promise<WebpackDevServer> => {
  const configs = [
    createDevelopmentShellConfig(port),
    ...(await Promise.all(chosen.map(remoteConfig))),
  ];
  const development = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      static: false,
      client: false,
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
