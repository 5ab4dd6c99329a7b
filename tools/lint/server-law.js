import { applicants } from './wings/applicants.js';
import { chat } from './wings/chat.js';
import { company } from './wings/company.js';
import { consoleWing } from './wings/console.js';
import { identity } from './wings/identity.js';
import { interviews } from './wings/interviews.js';
import { jobs } from './wings/jobs.js';
import { platform as platformTables } from './wings/platform.js';
import { privacy } from './wings/privacy.js';
import { referrals } from './wings/referrals.js';

// Rules of the server: allowed imports between its rooms, and the wing that may write each table.

export const serverContract = ['contract', 'schema', 'contract/rich-text'];

/** Rooms of the platform wing; each room may import the rooms before it. */
const platform = [
  ...['db', 'queue', 'access', 'contact', 'http', 'audit', 'company', 'realtime', 'files'],
  ...['lists', 'notifications', 'hiring-parts', 'pages', 'mail', 'mailbox'],
];

/**
 * Wings of the server from the lowest to the highest, with their rooms (each with the rooms that it may
 * import) and the tables that only this wing writes. Other wings call functions of the owner or follow its
 * hooks; every wing may read.
 */
export const wings = {
  identity,
  company,
  jobs,
  applicants,
  referrals,
  chat,
  privacy,
  interviews,
  console: consoleWing,
};

export const tables = {
  platform: platformTables.tables,
  ...Object.fromEntries(Object.entries(wings).map(([wing, { tables }]) => [wing, tables])),
};

/**
 * Exceptions: files that write tables of another wing, with these tables; only counters that triggers
 * maintain.
 */
export const remainingWrites = { 'server/routines/applicants/applications-of-jobs.sql': ['job'] };

const serverRoom = (name) => `server/${name}`;
const platformRooms = ['basics', ...platform].map(serverRoom);
export const serverRooms = [
  {
    name: 'server/basics',
    files:
      /^server\/src\/platform\/(errors|programs|config|config-mail|config-mail-oauth|config-providers|config-settings|console-address|start-error)(\.|$)/,
    may: serverContract,
  },
  ...platform.map((name, place) => ({
    name: serverRoom(name),
    files: new RegExp(`^server/src/platform/${name}/`),
    may: [...serverContract, ...platformRooms.slice(0, place + 1)],
  })),
  {
    name: 'server/domain',
    files:
      /^server\/src\/platform\/((domain|wing|columns|hook|personal-data|record-domain|waiting)(\.|$)|(background-work|personal-data)\/)/,
    may: [...serverContract, ...platformRooms],
  },
  ...Object.entries(wings).flatMap(([wing, { rooms }]) =>
    Object.entries(rooms).map(([name, others]) => ({
      name: serverRoom(name),
      files: new RegExp(`^server/src/${wing}/${name}/`),
      may: [...serverContract, ...platformRooms, 'server/domain', ...others.map(serverRoom)],
    })),
  ),
  // The file that registers a wing's rooms; it may import these rooms and the rooms that they may import.
  ...Object.entries(wings).map(([wing, { rooms }]) => ({
    name: `server/${wing}-wing`,
    files: new RegExp(`^server/src/${wing}/(wing|columns)(\\.|$)`),
    may: [
      ...[...serverContract, ...platformRooms, 'server/domain'],
      ...Object.entries(rooms).flatMap(([room, others]) => [room, ...others].map(serverRoom)),
    ],
  })),
];
export const serverRoomNames = serverRooms.map(({ name }) => name);

export const demoRoom = {
  name: 'server/demo',
  files: /^server\/demo\//,
  may: [
    ...[...serverContract, ...platformRooms],
    ...['server/channels', 'server/duplicates', 'server/payouts', 'server/promises', 'server/web'],
  ],
};
