import sql from 'sql-template-tag';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../contract/permission';
import { openKeys } from '../src/access/installation-keys';
import { createTokens } from '../src/access/token';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import { openDatabase } from '../src/db/database';
import { makeSession } from '../test/factories';
import { applicationStatements } from './application-floor';
import { dashboardStatements } from './dashboard-floor';
import { jobStatements, startFloor } from './floor';
import { referralStatements } from './referral-floor';

const statements = {
  jobs: jobStatements,
  applications: applicationStatements,
  dashboard: dashboardStatements,
  referrals: referralStatements,
};

/** What the measuring process asks for. */
export interface Ask {
  which: 'floor' | 'ours';
  /** What a floor answers. */
  statements?: keyof typeof statements;
  connectionString: string;
  connections: number;
  /** Whose calls ours answers; the administrator's without it. */
  role?: Role;
}
/** What it is told: where to send requests, and with which headers. */
export interface Ready {
  origin: string;
  query: string;
  headers: Record<string, string>;
}

const startOurs = async ({
  connectionString,
  connections,
  role = 'administrator',
}: Ask): Promise<Ready> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'hiring-bench-'));
  process.once('exit', () => void rm(dataFolder, { recursive: true, force: true }));
  // The keys stay in the database, so that a run with another folder can read them.
  const config = readConfig({
    DATABASE_URL: connectionString,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  const db = openDatabase({ connectionString, connections });
  const keys = await openKeys(config, db);
  const app = await createApp(config, db, keys);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const holder = await db.one<{ user_id: number }>(
    sql`select user_id from user_role where role = ${role} order by user_id limit 1`,
  );
  const userId = holder?.user_id ?? 0;
  const sessionId = await makeSession(db, userId, 'bench');
  const token = createTokens(keys).sign({ userId, sessionId, app: 'bench' });
  return { origin, query: 'app=bench', headers: { authorization: `Bearer ${token}` } };
};

const start = async (ask: Ask): Promise<Ready> => {
  if (ask.which === 'ours') return startOurs(ask);
  const asked = statements[ask.statements ?? 'jobs'];
  const server = await startFloor(ask.connectionString, ask.connections, asked);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, query: '', headers: {} };
};

process.once('message', (ask: Ask) => {
  start(ask).then(
    (ready) => process.send?.(ready),
    (error: Error) => {
      process.stderr.write(`${error.stack ?? error.message}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
