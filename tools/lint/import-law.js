import { demoRoom, serverContract, serverRoomNames, serverRooms } from './server-law.js';

// Rooms and what they may import. A file belongs to the first room whose pattern matches its path.
// In `may`, `own X` means X of the same remote, `type X` only its types, and `lazy X` only by
// `import()`. A room may always import itself; for `feature` this means the same feature.

const sharedUi = [
  'shared-ui',
  'shared-ui/page',
  'shared-ui/forms',
  'shared-ui/table',
  'shared-ui/rich-text',
  'shared-ui/charts',
  'shared-ui/timeline',
  'shared-ui/board',
  'shared-ui/log',
];
const contract = ['contract', 'type schema'];
const remoteSees = [
  'sdk/react',
  'sdk/forms',
  'sdk/list',
  'sdk/record',
  'sdk/rows',
  'sdk/card',
  'sdk/import',
  ...sharedUi,
  'shared-auth',
  ...contract,
  'remote/contract',
];

export const rooms = [
  {
    name: 'build',
    files: /^mf-[a-z][a-z0-9-]*\/[a-z]+\.config\.js|^shell\/webpack/,
    may: ['tools'],
  },
  {
    name: 'remote/contract',
    files: /^(?<remote>mf-[a-z][a-z0-9-]*)\/contract/,
    may: ['type sdk/define'],
  },
  {
    name: 'remote/config',
    files: /^(?<remote>mf-[a-z][a-z0-9-]*)\/remote\.config/,
    may: ['sdk/define', 'remote/contract', 'own feature/contributions', 'tools'],
  },
  {
    name: 'feature/contributions',
    files:
      /^(?<remote>mf-[a-z][a-z0-9-]*)\/src\/features\/(?<part>[^/]+)\/[a-z0-9-]+\.feature(\.ts)?$/,
    may: ['sdk/define', 'own remote/contract'],
  },
  {
    name: 'remote/mount',
    files: /^(?<remote>mf-[a-z][a-z0-9-]*)\/src\/mount/,
    may: ['sdk/react', 'own remote/config'],
  },
  {
    name: 'remote/entry',
    files: /^(?<remote>mf-[a-z][a-z0-9-]*)\/src\/remote\b/,
    may: ['lazy own feature'],
  },
  {
    name: 'feature',
    files: /^(?<remote>mf-[a-z][a-z0-9-]*)\/src\/features\/(?<part>[^/]+)/,
    may: [...remoteSees, 'own noun'],
  },
  { name: 'noun', files: /^(?<remote>mf-[a-z][a-z0-9-]*)\/src\/[^/]+\//, may: remoteSees },

  { name: 'sdk/define', files: /^shell\/sdk\/define/, may: ['contract', 'type schema'] },
  { name: 'sdk/host', files: /^shell\/sdk\/host/, may: [] },
  {
    name: 'sdk/react',
    files: /^shell\/sdk\/react/,
    may: ['sdk/define', 'type sdk/host', ...sharedUi],
  },
  {
    name: 'sdk/forms',
    files: /^shell\/sdk\/forms/,
    may: ['sdk/define', 'sdk/react', 'shared-ui', 'shared-ui/forms', ...contract],
  },
  {
    name: 'sdk/list',
    files: /^shell\/sdk\/list/,
    may: ['sdk/define', 'sdk/react', 'sdk/views', ...sharedUi, ...contract],
  },
  {
    name: 'sdk/views',
    files: /^shell\/sdk\/views/,
    may: ['sdk/react', 'shared-ui', 'shared-auth', ...contract],
  },
  {
    name: 'sdk/record',
    files: /^shell\/sdk\/record/,
    may: ['sdk/define', 'sdk/react', 'shared-ui'],
  },
  {
    name: 'sdk/rows',
    files: /^shell\/sdk\/rows/,
    may: [
      ...['sdk/define', 'sdk/react', 'sdk/forms', 'sdk/list'],
      ...['shared-ui', 'shared-ui/forms', 'shared-ui/table'],
    ],
  },
  {
    name: 'sdk/card',
    files: /^shell\/sdk\/card/,
    may: [
      ...['sdk/define', 'sdk/react', 'sdk/list', 'shared-ui', 'shared-ui/table'],
      ...['lazy shared-ui/charts', 'shared-auth', ...contract],
    ],
  },
  {
    name: 'sdk/import',
    files: /^shell\/sdk\/import/,
    may: [
      ...['sdk/forms', 'shared-ui', 'shared-ui/forms', 'shared-ui/page', 'shared-ui/table'],
      ...['type shared-auth', ...contract],
    ],
  },
  {
    name: 'sdk/testing',
    files: /^shell\/sdk\/testing/,
    may: [
      ...['sdk/define', 'sdk/react', 'sdk/list', 'sdk/record', 'sdk/rows', 'sdk/card'],
      ...[...sharedUi, 'shared-auth', ...contract],
    ],
  },
  {
    name: 'loader',
    files: /^shell\/src\/loader\//,
    may: [
      ...['shell', 'sdk/define', 'sdk/react'],
      ...['lazy sdk/forms', 'lazy sdk/list', 'lazy sdk/record', 'lazy sdk/rows'],
      ...['lazy sdk/card', 'lazy sdk/import'],
      ...[...sharedUi, 'shared-auth', ...contract],
    ],
  },
  {
    name: 'shell/embed',
    files: /^shell\/src\/embed\//,
    may: [
      ...['shell', 'loader', 'sdk/define', 'sdk/react', 'type sdk/host'],
      ...['shared-ui', 'shared-ui/embed', 'shared-auth', 'shared-auth/embedded'],
    ],
  },
  {
    name: 'shell',
    files: /^shell\/src\//,
    may: ['loader', 'sdk/define', 'sdk/react', ...sharedUi, 'shared-auth', ...contract],
  },

  { name: 'shared-ui/page', files: /^shared-ui\/(src\/)?page/, may: ['shared-ui'] },
  { name: 'shared-ui/forms', files: /^shared-ui\/(src\/)?forms/, may: ['shared-ui'] },
  { name: 'shared-ui/table', files: /^shared-ui\/(src\/)?table/, may: ['shared-ui'] },
  {
    name: 'shared-ui/rich-text',
    files: /^shared-ui\/(src\/)?rich-text/,
    may: ['shared-ui', 'contract/rich-text'],
  },
  { name: 'shared-ui/charts', files: /^shared-ui\/(src\/)?charts/, may: ['shared-ui'] },
  { name: 'shared-ui/timeline', files: /^shared-ui\/(src\/)?timeline/, may: ['shared-ui'] },
  {
    name: 'shared-ui/board',
    files: /^shared-ui\/(src\/)?board/,
    may: ['shared-ui', 'shared-ui/table'],
  },
  { name: 'shared-ui/log', files: /^shared-ui\/(src\/)?log/, may: ['shared-ui'] },
  { name: 'shared-ui/embed', files: /^shared-ui\/(src\/)?embed/, may: ['shared-ui'] },
  { name: 'shared-ui/catalogue', files: /^shared-ui\/catalogue/, may: sharedUi },
  { name: 'shared-ui', files: /^shared-ui/, may: [] },

  {
    name: 'shared-auth/testing',
    files: /^shared-auth\/(src\/)?testing/,
    may: ['shared-auth', ...contract],
  },
  { name: 'shared-auth/embedded', files: /^shared-auth\/(src\/)?embedded/, may: ['shared-auth'] },
  { name: 'shared-auth', files: /^shared-auth/, may: contract },

  // This room contains the rich text rules that editor and server share.
  { name: 'contract/rich-text', files: /^server\/contract\/rich-text\//, may: [] },
  {
    name: 'contract',
    files:
      /^server\/contract\/([a-z-]+\/){0,2}([a-z-]+\.calls|[a-z-]+-constants|job-posting|job-slug|job-salary|given-canary|remote-state|call|record-calls|messages|permission|lookups|contributions?|access-rows)(\.ts)?$/,
    may: ['type schema'],
  },
  { name: 'schema', files: /^server\/contract/, may: ['contract'] },
  ...serverRooms,
  demoRoom,
  {
    name: 'server/test',
    files: /^server\/(test|bench)\//,
    may: [...serverContract, ...serverRoomNames, demoRoom.name, 'server'],
  },
  {
    name: 'server',
    files: /^server\//,
    may: [...serverContract, ...serverRoomNames, demoRoom.name],
  },

  { name: 'tools/drills', files: /^tools\/drills/, may: ['tools', 'type schema'] },
  { name: 'tools/conformance', files: /^tools\/conformance/, may: ['tools', 'tools/drills'] },
  {
    name: 'tools',
    files: /^tools\/|^[^/]+$/,
    may: ['sdk/define', 'remote/config', 'contract', 'schema'],
  },
  { name: 'examples', files: /^docs\/examples\//, may: [] },
  { name: 'web bench', files: /^e2e\/bench\//, may: ['e2e', 'tools'] },
  { name: 'e2e', files: /^e2e\//, may: ['server/test', 'tools/drills', 'tools/conformance'] },
];

/**
 * Matches tests and `testing` folders, which may also import `testKits` and the configuration of their own
 * remote.
 */
export const testFile = /\.test(-d)?\.[jt]sx?$|\/testing\//;
export const testKits = ['server/test', 'sdk/testing', 'shared-auth/testing'];

/** Packages that only the named rooms may import; other rooms use what these rooms export. */
export const packageOwners = [
  { packages: /^@module-federation\//, rooms: ['loader', 'tools', 'build'] },
  {
    packages: /^(ky|swr|socket\.io-client)(\/|$)/,
    rooms: ['shared-auth', 'shared-auth/embedded', 'shared-auth/testing'],
  },
  { packages: /^(@chakra-ui\/|@emotion\/|lucide-react)/, rooms: [...sharedUi, 'shared-ui/embed'] },
  { packages: /^(formik|yup)(\/|$)/, rooms: ['shared-ui/forms'] },
  { packages: /^@dnd-kit\//, rooms: ['shared-ui/forms', 'shared-ui/board'] },
  { packages: /^@tanstack\/react-virtual$/, rooms: ['shared-ui/board', 'shared-ui/log'] },
  { packages: /^slate/, rooms: ['shared-ui/rich-text'] },
  { packages: /^@nivo\//, rooms: ['shared-ui/charts'] },
  {
    packages: /^react-router/,
    rooms: [
      ...['shell', 'shell/embed', 'sdk/react', 'sdk/list', 'sdk/views', 'sdk/record'],
      'sdk/testing',
    ],
  },
  {
    packages: /^typebox(\/|$)/,
    rooms: ['server', 'server/test', demoRoom.name, ...serverRoomNames, 'schema', 'tools'],
  },
  {
    packages: /^(fastify|pg)(\/|$)/,
    rooms: ['server', 'server/test', demoRoom.name, ...serverRoomNames],
  },
];
