import { route, type Feature } from 'shell/sdk/define';
import {
  createDirectoryRecord,
  directory,
  directoryKind,
  editDirectoryRecord,
  importDirectory,
  viewDirectoryRecord,
} from '../../../contract';

const directoryPath = '/general-settings/directory';
const menuId = 'setup.general-settings-menu';
const viewPermission = 'setup:view-directory';
const editPermission = 'setup:edit-directory';

/** All kinds of directory record share these routes, since they share the pages. */
export const directoryFeature: Feature = {
  pages: {
    DirectoryPage: [
      route(directory, directoryPath, {
        title: 'Directory',
        menu: menuId,
        can: viewPermission,
        link: { row: 'setup.settings', group: 'Organisation', order: 12 },
      }),
      route(directoryKind, `${directoryPath}/:kind`, {
        title: 'Directory',
        menu: menuId,
        can: viewPermission,
      }),
    ],
    CreateDirectoryRecordPage: route(createDirectoryRecord, `${directoryPath}/:kind/create`, {
      title: 'Create in the directory',
      menu: menuId,
      can: editPermission,
    }),
    ImportDirectoryPage: route(importDirectory, `${directoryPath}/:kind/import`, {
      title: 'Import in the directory',
      menu: menuId,
      can: editPermission,
    }),
    EditDirectoryRecordPage: route(editDirectoryRecord, `${directoryPath}/:kind/edit/:id`, {
      title: 'Edit in the directory',
      menu: menuId,
      can: editPermission,
    }),
    ViewDirectoryRecordPage: route(viewDirectoryRecord, `${directoryPath}/:kind/view/:id`, {
      title: 'Directory',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
