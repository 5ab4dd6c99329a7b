export const serverContract = ['contract', 'schema', 'contract/rich-text'];

/** Each room sees those before it. */
const platform = [
  ...['db', 'queue', 'access', 'contact', 'http', 'audit', 'company', 'realtime', 'files'],
  ...['lists', 'notifications', 'hiring-parts', 'pages'],
];

/**
 * Wings are domains of the server, lowest first, with their rooms and the rooms that each depends
 * on.
 */
export const wings = {
  identity: {
    account: [],
    people: ['account'],
    'service-tokens': [],
    'single-sign-on': ['account', 'people'],
  },
  company: {
    'audit-log': [],
    directory: ['people'],
    'general-settings': [],
    groups: ['people'],
    scim: ['directory', 'groups', 'people'],
    'suite-apps': [],
  },
  jobs: {
    pipelines: [],
    postings: ['people', 'pipelines'],
    priorities: [],
    publishing: ['postings'],
    questions: ['postings'],
    seo: ['postings'],
  },
  applicants: {
    applications: ['people', 'postings'],
    details: [],
    duplicates: ['applications', 'postings'],
    intake: ['applications', 'duplicates', 'postings', 'sources'],
    'move-over': ['applications', 'pipelines'],
    sources: [],
  },
  referrals: {
    employment: ['applications'],
    'payout-batches': ['payouts'],
    'payout-calendar': ['payouts'],
    'merge-credit': ['duplicates', 'payouts'],
    payouts: ['applications', 'details', 'postings', 'referral-rules'],
    'referral-rules': [],
    referring: [
      'applications',
      'intake',
      'pipelines',
      'postings',
      'payouts',
      'referral-rules',
      'sources',
    ],
  },
  chat: { channels: ['applications', 'groups', 'payouts', 'postings'] },
  console: {
    dashboard: ['applications', 'duplicates', 'postings', 'payouts'],
    'getting-started': [
      ...['groups', 'pipelines', 'priorities', 'questions', 'referral-rules', 'sources'],
    ],
    registry: [],
    web: ['registry'],
  },
};

const serverRoom = (name) => `server/${name}`;
const platformRooms = ['basics', ...platform].map(serverRoom);
export const serverRooms = [
  {
    name: 'server/basics',
    files:
      /^server\/src\/platform\/(errors|programs|config|config-providers|config-settings|console-address|start-error)(\.|$)/,
    may: serverContract,
  },
  ...platform.map((name, place) => ({
    name: serverRoom(name),
    files: new RegExp(`^server/src/platform/${name}/`),
    may: [...serverContract, ...platformRooms.slice(0, place + 1)],
  })),
  {
    name: 'server/domain',
    files: /^server\/src\/platform\/((domain|hook)(\.|$)|background-work\/)/,
    may: [...serverContract, ...platformRooms],
  },
  ...Object.entries(wings).flatMap(([wing, rooms]) =>
    Object.entries(rooms).map(([name, others]) => ({
      name: serverRoom(name),
      files: new RegExp(`^server/src/${wing}/${name}/`),
      may: [...serverContract, ...platformRooms, 'server/domain', ...others.map(serverRoom)],
    })),
  ),
];
export const serverRoomNames = serverRooms.map(({ name }) => name);

export const demo = {
  name: 'server/demo',
  files: /^server\/demo\//,
  may: [...serverContract, ...platformRooms, 'server/channels', 'server/payouts', 'server/web'],
};
