import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readBuild } from '../build/read-room';
import type { Room } from '../build/rooms';
import { Mistake } from '../start/run.mjs';
import { createDevelopmentRemote } from './development-registry';
import { listenTo } from './listen-to';

const patience = 10_000;
const settings = /<script id="console-settings"[^>]*>([^<]*)</;

const consoleAt = (address: string): string => {
  try {
    return new URL(address).origin;
  } catch {
    throw new Mistake(`"${address}" is no address. Say --against https://console.example.com`);
  }
};

/**
 * Checks the deployed console.
 * @throws Mistake unless it exists and allows remotes from a developer's machine.
 */
const assertAllowed = async (url: string): Promise<void> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => {
    throw new Mistake(`${url} does not answer. Check --against, and that the console runs.`);
  });
  const [, written] = settings.exec(await response.text()) ?? [];
  if (!written) throw new Mistake(`What answers at ${url} is not this console.`);
  const { localRemotes = false } = JSON.parse(written) as { localRemotes?: boolean };
  if (!localRemotes)
    throw new Mistake(
      `${url} shows deployed remotes only. Whoever runs it can set LOCAL_REMOTES to true.`,
    );
};

export const serveInDeployedConsole = async (room: Room, target: string, port: number) => {
  const url = consoleAt(target);
  await assertAllowed(url);
  const address = `http://127.0.0.1:${port}`;
  const config = await readBuild(room, { draft: true, version: 'development' });
  const compiler = webpack({
    ...config,
    // Scripts are loaded with CORS, since the development server allows only the origin of this console.
    output: { ...config.output, publicPath: `${address}/`, crossOriginLoading: 'anonymous' },
  });
  if (!compiler) throw new Mistake('This webpack configuration cannot be used.');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: false,
      static: false,
      client: false,
      compress: false,
      setupMiddlewares: (middlewares, { app }) => {
        app?.use((_request, response, next) => {
          response.setHeader('Access-Control-Allow-Origin', url);
          next();
        });
        app?.get('/remote.json', (_request, response, next) => {
          createDevelopmentRemote(room, `${address}/`).then(
            (remote) => response.json(remote),
            next,
          );
        });
        app?.get('/changes', listenTo(compiler));
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  return { address: `${url}/?local-remote=${address}`, server };
};
