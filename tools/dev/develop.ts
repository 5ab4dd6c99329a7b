import { buildRooms } from '../build/build-rooms';
import { allRooms, type Room } from '../build/rooms';
import { startServer } from './api-server';
import { serveDevelopment } from './development-server';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const portFrom = (name: string, standard: number): number => Number(process.env[name] || standard);

const remotesNamed = (names: string[]): Room[] | string => {
  const remotes = allRooms().filter(({ remote }) => remote !== undefined);
  const unknown = names.filter((name) => !remotes.some((room) => room.name === name));
  if (names.length > 0 && unknown.length === 0) {
    return remotes.filter(({ name }) => names.includes(name));
  }
  const first = unknown.length > 0 ? `There is no remote "${unknown.join('", "')}".\n` : '';
  return `${first}Say which remote you work on: npm run dev -- ${remotes.map(({ name }) => name).join(' | ')}`;
};

/**
 * The console with the named remotes from their sources and the others as built. Ports: `DEV_PORT` (8080)
 * for the console, `DEV_SERVER_PORT` (8081) for the server behind it.
 */
export const develop = async (names: string[]): Promise<number> => {
  const chosen = remotesNamed(names);
  if (typeof chosen === 'string') {
    say(chosen);
    return 1;
  }
  const others = allRooms()
    .filter(({ name, remote }) => remote && !names.includes(name))
    .map(({ name }) => name);
  if (others.length > 0) {
    say('Building the other remotes');
    const code = await buildRooms(others);
    if (code !== 0) return code;
  }

  const port = portFrom('DEV_PORT', 8080);
  const serverPort = portFrom('DEV_SERVER_PORT', 8081);
  const address = `http://127.0.0.1:${port}`;
  const server = startServer({ port: serverPort, publicUrl: address });
  const page = await serveDevelopment({ port, server: `http://127.0.0.1:${serverPort}`, chosen });
  say(`\n  ${address}  (${chosen.map(({ name }) => name).join(', ')} from source)\n`);

  const ended = await server.ended;
  await page.stop();
  return ended;
};
