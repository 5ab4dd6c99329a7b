import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineRemote } from 'shell/sdk/define';
import { checkRemote } from './check-remote';
import { listRemoteParts, createEntrySource } from './remote-parts';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const remoteWith = (name: string, files: Record<string, string>) => {
  const room = { name: 'mf-ships', folder: join(folder, name), remote: 'ships' };
  for (const [file, source] of Object.entries(files)) {
    const path = join(room.folder, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  return room;
};

const ships = remoteWith('generated', {
  'features/ships/ships.feature.ts': 'export const shipsFeature = {};',
  'features/ships/ships-table.tsx': 'export const ShipsTable = () => null;',
  'features/ships/ships.card.tsx': 'export const ShipsCard = () => null;',
  'features/ships/ships.page.tsx': 'const open = 1;\nexport const ShipsPage = () => null;',
  'features/ships/cargo/cargo.panel.tsx': 'export const CargoPanel = () => null;',
  'features/ships/ships.page.test.tsx': 'export const Nothing = () => null;',
});

it('the entry of a remote loads each page, drawer and card, and all cards with one request', () => {
  expect(createEntrySource(ships)).toBe(
    [
      `export const ShipsPage = () => import('./features/ships/ships.page');\n`,
      `export const CargoPanel = () => import('./features/ships/cargo/cargo.panel');\n`,
      `export const ShipsCard = () => import(/* webpackChunkName: 'cards' */ './features/ships/ships.card');\n`,
    ].join(''),
  );
});

it('a remote written for platform 1.1 has exactly the parts that it lists in src/remote.ts', () => {
  const older = remoteWith('older', {
    'features/ships/ships.page.tsx': 'export const ShipsPage = () => null;',
    'remote.ts': `export const ShipsPage = () => import('./pages/ships');
export const ShipsCard = () =>
  import(/* webpackChunkName: 'cards' */ './pages/ships-card');
export const CargoPanel = () => {
  return import('./pages/cargo');
};
`,
  });
  expect(listRemoteParts(older)).toEqual([
    { name: 'ShipsPage', request: './pages/ships' },
    { name: 'ShipsCard', request: './pages/ships-card' },
    { name: 'CargoPanel', request: undefined },
  ]);
});

const pages = { ShipsPage: { id: 'ships.list', path: '/ships', title: 'Ships' } };
const panels = { CargoPanel: { id: 'ships.cargo', title: 'Cargo', width: 400 } };

it.each([
  ['a page that nothing contributes', { panels }, /"ShipsPage" is exported from a \.page/],
  [
    'a drawer that is not there',
    { pages, panels: { ...panels, CrewPanel: { id: 'ships.crew', title: 'Crew', width: 400 } } },
    /"CrewPanel" is contributed but not exported from a \.page/,
  ],
])('the build of a remote refuses %s', (_, feature, message) => {
  const remote = defineRemote({ id: 'ships', needs: '^1.0.0', features: [feature] });
  expect(() => checkRemote(ships, remote)).toThrow(message);
});

it('the build of a remote refuses two parts with the same name', () => {
  const twins = remoteWith('twins', {
    'features/ships/ships.page.tsx': 'export const ShipsPage = () => null;',
    'features/fleet/ships.page.tsx': 'export const ShipsPage = () => null;',
  });
  const remote = defineRemote({ id: 'ships', needs: '^1.0.0', features: [{ pages }] });
  expect(() => checkRemote(twins, remote)).toThrow('"ShipsPage" is exported twice');
});
