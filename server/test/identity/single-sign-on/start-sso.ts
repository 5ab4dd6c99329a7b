import type { Database } from '../../../src/platform/db/database';
import { makeCompany } from '../../factories';
import { startTestServer, type TestServer } from '../../server';
import { startProviderProxy, type ProviderProxy } from './before-provider';
import { openVisit, providersFile, type Visit } from './sso-parts';
import {
  startProvider,
  type Claims,
  type ProviderBehavior,
  type StartedProvider,
} from './start-provider';

interface Options {
  people: Record<string, Claims>;
  /** Overrides settings of the first provider, named Company. */
  settings?: object;
  keys?: readonly object[];
  habits?: ProviderBehavior;
  environment?: Record<string, string>;
  fill?: (db: Database) => Promise<unknown>;
}

export interface Sso {
  server: TestServer;
  provider: StartedProvider;
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

export const startSso = async (options: Options): Promise<Sso> => {
  const { people, keys, habits } = options;
  const provider = await startProvider({
    ...{ people, origins },
    ...(keys && { keys }),
    ...(habits && { habits }),
  });
  return startBy(provider, provider.address, options);
};

export interface SsoWithProxy extends Sso {
  before: ProviderProxy;
  /** Restarts the provider with other keys and without sessions, as after a new installation. */
  changeKeys(keys: readonly object[]): Promise<void>;
}

export const startSsoWithProxy = async (
  options: Options & { keys: readonly object[] },
): Promise<SsoWithProxy> => {
  const before = await startProviderProxy();
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
