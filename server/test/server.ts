import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Method } from '../contract/call';
import type { Role } from '../contract/permission';
import { openInstallationKeys } from '../src/platform/access/installation-keys';
import type { RefreshableKeyRing } from '../src/platform/access/key-ring';
import { createAccessTokens, type AccessTokens } from '../src/platform/access/token';
import { createApp } from '../src/start/app';
import { readConfig, type Config } from '../src/platform/config';
import { openDatabase, type Database } from '../src/platform/db/database';
import { makeSession, makeUser } from './factories';
import { startPostgres } from './postgres';
import type { TestData } from './test-data';

const testApp = 'test-app';

export interface Caller {
  userId: number;
  sessionId: string;
  headers: { authorization: string };
  query: { app: string };
  send(
    method: Method,
    path: string,
    options?: Pick<InjectOptions, 'payload' | 'headers'> & {
      query?: Record<string, string | string[]>;
    },
  ): Promise<LightMyRequestResponse>;
}

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  config: Config;
  keys: RefreshableKeyRing;
  connectionString: string;
  /** Creates a user with these roles, unless `userId` is given. */
  signInAs(role: Role | readonly Role[], userId?: number): Promise<Caller>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  /** Initial rows; none by default. */
  data?: TestData;
  fill?: (db: Database) => Promise<void>;
  /** Starts background tasks, such as removing files. */
  queue?: boolean;
}

const createSignIn =
  (app: FastifyInstance, db: Database, tokens: AccessTokens): TestServer['signInAs'] =>
  async (role, userId) => {
    const id = userId ?? (await makeUser(db, typeof role === 'string' ? [role] : role));
    const sessionId = await makeSession(db, id, testApp);
    const query = { app: testApp };
    // Tokens are signed at each call, since a test file may take longer than a token's ten minutes.
    const bearer = () => ({
      authorization: `Bearer ${tokens.sign({ userId: id, sessionId, app: testApp })}`,
    });
    return {
      userId: id,
      sessionId,
      get headers() {
        return bearer();
      },
      query,
      send: (method, path, options = {}) =>
        app.inject({
          method,
          url: path,
          ...options,
          query: { ...query, ...options.query },
          headers: { ...bearer(), ...options.headers },
        }),
    };
  };

export const startTestServer = async ({
  environment = {},
  data,
  fill,
  queue = false,
}: TestServerOptions = {}): Promise<TestServer> => {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dataFolder = await mkdtemp(join(tmpdir(), 'hiring-data-'));
    undo.push(() => rm(dataFolder, { recursive: true, force: true }));
    const database = await startPostgres(data);
    undo.push(database.stop);
    const { connectionString } = database;
    // The long timeout is for busy machines.
    const db = openDatabase({ connectionString, connections: 4, connectionTimeout: 60_000 });
    undo.push(db.close);
    await fill?.(db);
    const config = readConfig({
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: connectionString,
      ...environment,
    });
    const keys = await openInstallationKeys(config, db);
    const app = await createApp(config, db, keys);
    undo.push(() => app.close());
    await app.ready();
    if (queue) await app.startQueue(connectionString);
    const signInAs = createSignIn(app, db, createAccessTokens(keys));
    return { app, db, config, keys, connectionString, signInAs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** `server()` is available from `beforeAll` on. */
export const onDatabase = (
  suite: (server: () => TestServer) => void,
  options: TestServerOptions = {},
): void => {
  describe('with a database on PostgreSQL', () => {
    let started: TestServer | undefined;
    beforeAll(async () => {
      started = await startTestServer(options);
    }, 120_000);
    afterAll(() => started?.stop());
    suite(() => {
      if (!started) throw new Error('The server has not started yet');
      return started;
    });
  });
};
