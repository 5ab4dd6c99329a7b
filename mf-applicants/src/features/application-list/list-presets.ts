import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import type { MenuEntry } from 'shared-ui';
import type { useApplicationEntries } from '../../application/application-entries';

interface Offered {
  entries: ReturnType<typeof useApplicationEntries>;
  exported: MenuEntry;
  deleted: MenuEntry;
}

interface Preset {
  title: string;
  columns: 'newer' | 'older';
  actionsHeader?: string;
  rowActions: (row: ApplicationRow, offered: Offered) => MenuEntry[];
}

const allActions: Preset['rowActions'] = (row, { entries, exported, deleted }) => [
  entries.view('View Applicant', row),
  entries.resumeTab(row),
  entries.status('Status', row),
  entries.recruiter(row),
  entries.chat(row),
  exported,
  deleted,
];

const olderActions: Preset['rowActions'] = (row, { entries, deleted }) => [
  entries.view('View', row),
  entries.status('Edit Status', row),
  entries.resumeDrawer(row),
  deleted,
];

const newer: Preset = { title: 'Applicants', columns: 'newer', rowActions: allActions };
const older = { columns: 'older', actionsHeader: 'Action' } as const;

const presets: Record<string, Preset> = {
  '/application': newer,
  '/applicationv1': { title: 'Applications', ...older, rowActions: olderActions },
  '/table': { ...newer, ...older },
};

export const getPreset = (route: string): Preset => presets[route] ?? newer;
