import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import type { MenuEntry } from 'shared-ui';
import type { useApplicationEntries } from '../../application/application-entries';

interface Offered {
  entries: ReturnType<typeof useApplicationEntries>;
  exported: MenuEntry;
  deleted: MenuEntry;
}

interface ListPreset {
  title: string;
  columns: 'newer' | 'older';
  actionsHeader?: string;
  rowActions: (row: ApplicationRow, offered: Offered) => MenuEntry[];
}

const newerActions: ListPreset['rowActions'] = (row, { entries, exported, deleted }) => [
  entries.view('View Applicant', row),
  entries.resumeTab(row),
  entries.status('Status', row),
  entries.recruiter(row),
  entries.chat(row),
  exported,
  deleted,
];

const olderActions: ListPreset['rowActions'] = (row, { entries, deleted }) => [
  entries.view('View', row),
  entries.status('Edit Status', row),
  entries.resumeDrawer(row),
  deleted,
];

const newerPreset: ListPreset = { title: 'Applicants', columns: 'newer', rowActions: newerActions };
const olderPresetFields = { columns: 'older', actionsHeader: 'Action' } as const;

const presetsByRoute: Record<string, ListPreset> = {
  '/application': newerPreset,
  '/applicationv1': { title: 'Applications', ...olderPresetFields, rowActions: olderActions },
  '/table': { ...newerPreset, ...olderPresetFields },
};

export const getListPreset = (route: string): ListPreset => presetsByRoute[route] ?? newerPreset;
