import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { toNodeProgram } from '../src/platform/programs';

export interface ConsoleProcess {
  child: ChildProcess;
  /** Origin from the output; undefined when the process ended before. */
  address: Promise<string | undefined>;
  ended: Promise<number | null>;
  printed(): string;
}

export const startConsole = (environment: Record<string, string>): ConsoleProcess => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const { path, execArgv } = toNodeProgram('start/main.ts');
  const child = spawn(process.execPath, [...execArgv, path], {
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const address = new Promise<string | undefined>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      const origin = /^The console is at (http\S+)/.exec(line)?.[1];
      if (origin) done(origin);
    });
    void ended.then(() => done(undefined));
  });
  return { child, address, ended, printed: () => output };
};
