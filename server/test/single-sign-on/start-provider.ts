import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** Claims of somebody whom the provider knows. */
export type Claims = Record<string, unknown>;

export interface StartedProvider {
  address: string;
  stop(): Promise<void>;
}

export const client = { clientId: 'console-client', clientSecret: 'secret-of-the-client-in-tests' };

/** Starts a real OpenID provider in a process of its own; it knows `people` by their names. */
export const startProvider = async (options: {
  people: Record<string, Claims>;
  /** Origins of the console that it answers to. */
  origins: readonly string[];
  port?: number;
  /** Its signing keys, as JWKs. */
  keys?: readonly object[];
  /** Where it says that it is, when something stands before it. */
  issuer?: string;
  /** Other apps of the suite. */
  apps?: readonly { clientId: string; clientSecret: string; redirectAddress: string }[];
}): Promise<StartedProvider> => {
  const child = spawn(
    process.execPath,
    ['server/test/single-sign-on/provider.mjs', JSON.stringify({ ...client, ...options })],
    { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] },
  );
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped());
      child.kill();
    });
  const output = child.stdout ?? Readable.from([]);
  for await (const address of createInterface({ input: output })) return { address, stop };
  throw new Error('The provider ended before it was ready');
};
