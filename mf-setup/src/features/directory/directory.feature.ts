import { route, type Feature } from 'shell/sdk/define';
import {
  createDirectoryRecord,
  directory,
  directoryKind,
  editDirectoryRecord,
  importDirectory,
  viewDirectoryRecord,
} from '../../../contract';

const path = '/general-settings/directory';
const menu = 'setup.general-settings-menu';
const view = 'setup:view-directory';
const edit = 'setup:edit-directory';

/** All kinds of record share these routes, since the same pages show them. */
export const directoryFeature: Feature = {
  pages: {
    DirectoryPage: [
      route(directory, path, { title: 'Directory', menu, can: view }),
      route(directoryKind, `${path}/:kind`, { title: 'Directory', menu, can: view }),
    ],
    CreateDirectoryRecordPage: route(createDirectoryRecord, `${path}/:kind/create`, {
      title: 'Create in the directory',
      menu,
      can: edit,
    }),
    ImportDirectoryPage: route(importDirectory, `${path}/:kind/import`, {
      title: 'Import in the directory',
      menu,
      can: edit,
    }),
    EditDirectoryRecordPage: route(editDirectoryRecord, `${path}/:kind/edit/:id`, {
      title: 'Edit in the directory',
      menu,
      can: edit,
    }),
    ViewDirectoryRecordPage: route(viewDirectoryRecord, `${path}/:kind/view/:id`, {
      title: 'Directory',
      menu,
      can: view,
    }),
  },
};
