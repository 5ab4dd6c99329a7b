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

/** How a provider differs from others. */
export interface Habits {
  scopes: readonly string[];
  /** Claims by the scope that asks for them. */
  claims: Readonly<Record<string, readonly string[]>>;
  /** Claims that its token holds, and those that only a call brings; all in both if left out. */
  told?: Readonly<Record<'id_token' | 'userinfo', readonly string[]>>;
  /** It ends sessions for the console, and says so when one has ended; yes if left out. */
  endsSessions?: boolean;
  /** The parameter without which it gives no refresh token. */
  renewsFor?: { name: string; value: string };
}

interface Options {
  people: Record<string, Claims>;
  /** Origins of the console that it answers to. */
  origins: readonly string[];
  /** How the console knows it; `company` if left out. */
  id?: string;
  clientId?: string;
  clientSecret?: string;
  /** Where below its origin it is. */
  path?: string;
  port?: number;
  /** Its signing keys, as JWKs. */
  keys?: readonly object[];
  /** Where it says that it is, when something stands before it. */
  issuer?: string;
  /** Other apps of the suite. */
  apps?: readonly { clientId: string; clientSecret: string; redirectAddress: string }[];
  habits?: Habits;
}

/** Starts real OpenID providers in one process; each knows its `people` by their names. */
export const startProviders = async (
  listed: readonly Options[],
): Promise<{ addresses: string[]; stop: StartedProvider['stop'] }> => {
  const child = spawn(
    process.execPath,
    [
      'server/test/single-sign-on/provider.mjs',
      JSON.stringify(listed.map((options) => ({ ...client, ...options }))),
    ],
    { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] },
  );
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped());
      child.kill();
    });
  const output = child.stdout ?? Readable.from([]);
  for await (const line of createInterface({ input: output }))
    return { addresses: JSON.parse(line) as string[], stop };
  throw new Error('The provider ended before it was ready');
};

export const startProvider = async (options: Options): Promise<StartedProvider> => {
  const {
    addresses: [address = ''],
    stop,
  } = await startProviders([options]);
  return { address, stop };
};
