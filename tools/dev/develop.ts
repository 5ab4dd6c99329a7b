import { parseArgs } from 'node:util';
import { buildRooms } from '../build/build-rooms';
import { listRooms, findRemotesByName, root, type Room } from '../build/rooms';
import { Mistake } from '../start/run.mjs';
import { serveInDeployedConsole } from './against';
import { startServer } from './api-server';
import { serveDevelopment } from './development-server';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const portFrom = (name: string, standard: number): number => Number(process.env[name] || standard);

const usage = 'npm run dev -- mf-jobs [--against https://console.example.com]';

const optionsIn = (args: string[]) => {
  try {
    const options = { against: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { ...values, names: positionals };
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${usage}`);
  }
};

const developAgainst = async (chosen: Room[], url: string): Promise<void> => {
  const [room, second] = chosen;
  if (!room || second) throw new Mistake('A deployed console shows one remote from your machine.');
  const { address } = await serveInDeployedConsole(room, url, portFrom('DEV_PORT', 8080));
  print(`\n  ${address}  (${room.name} from source)\n`);
};

const developAlone = async (chosen: Room[]): Promise<number> => {
  if (chosen.some(({ folder }) => folder === root))
    throw new Mistake(`No console is in this repository: say which one shows it.\n${usage}`);
  const others = listRooms()
    .filter((room) => room.remote && !chosen.some(({ name }) => name === room.name))
    .map(({ name }) => name);
  if (others.length > 0) {
    print('Building the other remotes');
    const code = await buildRooms(others);
    if (code !== 0) return code;
  }

  const port = portFrom('DEV_PORT', 8080);
  const serverPort = portFrom('DEV_SERVER_PORT', 8081);
  const address = `http://127.0.0.1:${port}`;
  const server = startServer({ port: serverPort, publicUrl: address });
  const page = await serveDevelopment({ port, server: `http://127.0.0.1:${serverPort}`, chosen });
  print(`\n  ${address}  (${chosen.map(({ name }) => name).join(', ')} from source)\n`);

  const ended = await server.ended;
  await page.stop();
  return ended;
};

/**
 * Runs the console with the named remotes from their sources and the others as built, or with
 * `--against` one remote in a deployed console. Ports: `DEV_PORT` (8080) for the console or the
 * remote, `DEV_SERVER_PORT` (8081) for the server behind it.
 * @throws Mistake with usage hints.
 */
export const develop = async (args: string[]): Promise<number> => {
  const { names, against } = optionsIn(args);
  const chosen = findRemotesByName(names, usage);
  if (against === undefined) return developAlone(chosen);
  await developAgainst(chosen, against);
  return 0;
};
