import sql from 'sql-template-tag';
import type { AddressInfo } from 'node:net';
import type { Role } from '../contract/permission';
import { startOnParentMessage } from './answer-parent';
import { applicationStatements } from './application-floor';
import { dashboardStatements } from './dashboard-floor';
import { jobFloorQueries, startFloor } from './floor';
import { benchAppName, startOurServer } from './our-server';
import { referralFloorStatements } from './referral-floor';

const statements = {
  jobs: jobFloorQueries,
  applications: applicationStatements,
  dashboard: dashboardStatements,
  referrals: referralFloorStatements,
};

export interface ServerProcessOptions {
  which: 'floor' | 'ours';
  statements?: keyof typeof statements;
  connectionString: string;
  connections: number;
  /** Role of the user who sends the requests; by default the administrator. */
  role?: Role;
  settings?: Record<string, string>;
}
export interface ServerProcessAddress {
  origin: string;
  query: string;
  headers: Record<string, string>;
}

const startOurs = async ({
  connectionString,
  connections,
  role = 'administrator',
  settings,
}: ServerProcessOptions): Promise<ServerProcessAddress> => {
  const { origin, db, tokenOf } = await startOurServer(connectionString, connections, settings);
  const holder = await db.one<{ user_id: number }>(
    sql`select user_id from user_role where role = ${role} order by user_id limit 1`,
  );
  const token = await tokenOf(holder?.user_id ?? 0);
  return { origin, query: `app=${benchAppName}`, headers: { authorization: `Bearer ${token}` } };
};

const start = async (ask: ServerProcessOptions): Promise<ServerProcessAddress> => {
  if (ask.which === 'ours') return startOurs(ask);
  const asked = statements[ask.statements ?? 'jobs'];
  const server = await startFloor(ask.connectionString, ask.connections, asked);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, query: '', headers: {} };
};

startOnParentMessage(start);
