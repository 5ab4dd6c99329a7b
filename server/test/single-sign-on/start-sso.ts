import type { Database } from '../../src/platform/db/database';
import { makeCompany } from '../factories';
import { startTestServer, type TestServer } from '../server';
import { standBefore, type StandIn } from './before-provider';
import { openVisit, providersFile, type Visit } from './sso-parts';
import { startProvider, type Claims, type Habits, type StartedProvider } from './start-provider';

interface Options {
  people: Record<string, Claims>;
  /** Parts of the first provider's settings, called Company. */
  settings?: object;
  /** The provider's signing keys, as JWKs. */
  keys?: readonly object[];
  habits?: Habits;
  environment?: Record<string, string>;
  fill?: (db: Database) => Promise<unknown>;
}

export interface Sso {
  server: TestServer;
  provider: StartedProvider;
  /** A new browser, at the console and at the provider. */
  visit(): Visit;
  stop(): Promise<void>;
}

const origins = ['http://localhost'];

const startBy = async (
  provider: StartedProvider,
  issuer: string,
  { settings, environment, fill }: Options,
): Promise<Sso> => {
  const server = await startTestServer({
    environment: { SSO_PROVIDERS_FILE: providersFile(issuer, settings), ...environment },
    fill: async (db) => {
      await makeCompany(db);
      await fill?.(db);
    },
  });
  return {
    ...{ server, provider },
    visit: () => openVisit(server),
    stop: async () => {
      await server.stop();
      await provider.stop();
    },
  };
};

/** A console whose people sign in by a real provider, with a company and what `fill` adds. */
export const startSso = async (options: Options): Promise<Sso> => {
  const { people, keys, habits } = options;
  const provider = await startProvider({
    ...{ people, origins },
    ...(keys && { keys }),
    ...(habits && { habits }),
  });
  return startBy(provider, provider.address, options);
};

export interface SsoBehind extends Sso {
  before: StandIn;
  /** The provider goes on with other keys and knows nobody any more, as one that was installed anew. */
  changeKeys(keys: readonly object[]): Promise<void>;
}

/** The same with something before the provider that spoils what it answers. */
export const startSsoBehind = async (
  options: Options & { keys: readonly object[] },
): Promise<SsoBehind> => {
  const before = await standBefore();
  const issuer = before.address;
  const start = async (keys: readonly object[]) => {
    const provider = await startProvider({ people: options.people, origins, issuer, keys });
    before.leadTo(provider.address);
    return provider;
  };
  let provider = await start(options.keys);
  const sso = await startBy(provider, issuer, options);
  return {
    ...{ ...sso, before },
    changeKeys: async (keys) => {
      await provider.stop();
      provider = await start(keys);
    },
    stop: async () => {
      await sso.server.stop();
      await provider.stop();
      await before.stop();
    },
  };
};
