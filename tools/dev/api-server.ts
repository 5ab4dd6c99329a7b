import { spawn } from 'node:child_process';
import { root } from '../build/rooms';

interface ServerOptions {
  port: number;
  /** Origin that users open, which differs from the server's if there is a proxy. */
  publicUrl: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts the server as a child process, which ends together with this process. */
export const startServer = ({ port, publicUrl }: ServerOptions) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/start/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 0));
  });
  return { ended };
};
