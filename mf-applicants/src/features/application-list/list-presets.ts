import type { ApplicationRow } from 'server/contract/applicants/application';
import type { MenuEntry } from 'shared-ui';
import type { useApplicationEntries } from '../../application/application-entries';
import type { ListActions } from './list-actions';

interface Offered {
  entries: ReturnType<typeof useApplicationEntries>;
  actions: ListActions;
}

interface Preset {
  title: string;
  columns: 'newer' | 'older';
  rowActions: (row: ApplicationRow, offered: Offered) => MenuEntry[];
}

const allActions: Preset['rowActions'] = (row, { entries, actions }) => [
  entries.view('View Applicant', row),
  entries.resumeTab(row),
  entries.status('Status', row),
  entries.recruiter(row),
  entries.chat(),
  actions.exportRow(row),
  actions.deleteRow(row),
];

const olderActions: Preset['rowActions'] = (row, { entries, actions }) => [
  entries.view('View', row),
  entries.status('Edit Status', row),
  entries.resumeDrawer(row),
  actions.deleteRow(row),
];

const newer: Preset = { title: 'Applicants', columns: 'newer', rowActions: allActions };

const presets: Record<string, Preset> = {
  '/application': newer,
  '/applicationv1': { title: 'Applications', columns: 'older', rowActions: olderActions },
  '/table': { ...newer, columns: 'older' },
};

/** How the list is drawn at a route: a set of columns, and what a row offers. */
export const presetOf = (route: string): Preset => presets[route] ?? newer;
