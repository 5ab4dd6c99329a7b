import type { Connection, ConnectOptions, ConsoleForHosts, Kit } from './types';

const fetchConsoleForHosts = async (origin: string): Promise<ConsoleForHosts> => {
  const address = `${origin}/embed/console.json`;
  const response = await fetch(address, { credentials: 'omit' }).catch(() => {
    throw new Error(`The console at ${origin} does not answer.`);
  });
  const answer = (await response.json()) as ConsoleForHosts & { error?: { message: string } };
  if (!response.ok) throw new Error(answer.error?.message ?? `${address}: ${response.status}`);
  return answer;
};

const loadKit = ({ origin, nonce = '' }: ConnectOptions, { kit }: ConsoleForHosts): Promise<Kit> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (): void => script.remove();
    Object.assign(script, {
      src: new URL(kit.address, origin).href,
      integrity: kit.integrity,
      crossOrigin: 'anonymous',
      nonce,
    });
    script.addEventListener('kit', (event) => resolve((event as CustomEvent<Kit>).detail));
    script.addEventListener('load', end);
    script.addEventListener('error', () => {
      end();
      reject(new Error(`The console's platform could not be loaded from ${script.src}.`));
    });
    document.head.append(script);
  });

const openConnection = async (options: ConnectOptions): Promise<Connection> => {
  const answer = await fetchConsoleForHosts(options.origin);
  const kit = await loadKit(options, answer);
  return kit.connect(options, answer);
};

let currentConnection: { origin: string; connection: Promise<Connection> } | undefined;

/**
 * Connects a foreign host page to the console; after a failure the next call tries again.
 * @throws Error whose message says what to do.
 */
export const connectConsole = (options: ConnectOptions): Promise<Connection> => {
  const origin = new URL(options.origin).origin;
  if (currentConnection && currentConnection.origin !== origin)
    throw new Error(
      `This page is connected to ${currentConnection.origin}; a page has one console.`,
    );
  const connection = currentConnection?.connection ?? openConnection({ ...options, origin });
  currentConnection = { origin, connection };
  connection.catch(() => {
    currentConnection = undefined;
  });
  return connection;
};

export const getConnection = (): Promise<Connection> | undefined => currentConnection?.connection;
