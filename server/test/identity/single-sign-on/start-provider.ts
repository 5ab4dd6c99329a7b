import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export type Claims = Record<string, unknown>;

export interface StartedProvider {
  address: string;
  stop(): Promise<void>;
}

export const providerClient = {
  clientId: 'console-client',
  clientSecret: 'secret-of-the-client-in-tests',
};

export interface ProviderBehavior {
  scopes: readonly string[];
  claims: Readonly<Record<string, readonly string[]>>;
  /** Claims by place: the ID token or the userinfo endpoint; both have all claims by default. */
  claimsByAnswer?: Readonly<Record<'id_token' | 'userinfo', readonly string[]>>;
  /** True if the provider supports logout and back-channel logout, the default. */
  endsSessions?: boolean;
  /** Request parameter without which the provider gives no refresh token. */
  renewsFor?: { name: string; value: string };
}

interface Options {
  people: Record<string, Claims>;
  origins: readonly string[];
  /** Id of the provider in the console's settings; `company` by default. */
  id?: string;
  clientId?: string;
  clientSecret?: string;
  /** Path of the issuer below its origin. */
  path?: string;
  port?: number;
  /** Signing keys of the provider as JWKs. */
  keys?: readonly object[];
  /** Address of the issuer when the provider runs behind a proxy. */
  issuer?: string;
  apps?: readonly { clientId: string; clientSecret: string; redirectAddress: string }[];
  habits?: ProviderBehavior;
}

export const startProviders = async (
  listed: readonly Options[],
): Promise<{ addresses: string[]; stop: StartedProvider['stop'] }> => {
  const child = spawn(
    process.execPath,
    [
      'server/test/identity/single-sign-on/provider.mjs',
      JSON.stringify(listed.map((options) => ({ ...providerClient, ...options }))),
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
