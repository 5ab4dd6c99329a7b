import { listDemoPeople } from '../identity/account/demo-provider';
import type { SetupAccess } from '../identity/account/first-run';
import { loopbackHosts, type Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { demoPassword } from '../../demo/seed-company';

const formatDemoLines = async (db: Database): Promise<string[]> => {
  const people = await listDemoPeople(db);
  if (people.length === 0) return [];
  const width = Math.max(...people.map(({ userName }) => userName.length));
  return [
    `Demo sign-ins (password ${demoPassword}, or one click on the sign-in page):`,
    ...people.map(({ userName, role }) => `  ${userName.padEnd(width)}  ${role}`),
  ];
};

const formatSetupLines = (address: string, key: string | undefined): string[] =>
  key ? [`Nobody is here yet. Open ${address}/account/setup with the setup key ${key}`] : [];

const formatReachLines = ({ host, publicUrl }: Config): string[] =>
  publicUrl || loopbackHosts.has(host)
    ? []
    : ['Set PUBLIC_URL to the address by which people reach it; until then others are refused.'];

const supervisorHint =
  'To have it start again after a fault or a reboot, run it under a supervisor: docs/operation.md';

export const printWelcome = async (
  config: Config,
  address: string,
  db: Database,
  firstRun: SetupAccess,
): Promise<void> => {
  const more =
    config.mode === 'demo'
      ? await formatDemoLines(db)
      : formatSetupLines(address, await firstRun.key());
  const lines = [
    `The console is at ${address}`,
    ...more,
    ...formatReachLines(config),
    supervisorHint,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
