import type { RemoteArea } from 'shell/sdk/define';

const menu = 'setup.general-settings-menu';
const view = 'setup:view-directory';
const edit = 'setup:edit-directory';
const path = '/general-settings/directory';

/** All kinds of record share these routes, since the same pages show them. */
export const directory: RemoteArea = {
  routes: [
    {
      id: 'setup.directory',
      path,
      title: 'Directory',
      menu,
      load: 'DirectoryPage',
      can: view,
    },
    {
      id: 'setup.directory-kind',
      path: `${path}/:kind`,
      title: 'Directory',
      menu,
      load: 'DirectoryPage',
      can: view,
    },
    {
      id: 'setup.create-directory-record',
      path: `${path}/:kind/create`,
      title: 'Create in the directory',
      menu,
      load: 'CreateDirectoryRecordPage',
      can: edit,
    },
    {
      id: 'setup.import-directory',
      path: `${path}/:kind/import`,
      title: 'Import in the directory',
      menu,
      load: 'ImportDirectoryPage',
      can: edit,
    },
    {
      id: 'setup.edit-directory-record',
      path: `${path}/:kind/edit/:id`,
      title: 'Edit in the directory',
      menu,
      load: 'EditDirectoryRecordPage',
      can: edit,
    },
    {
      id: 'setup.view-directory-record',
      path: `${path}/:kind/view/:id`,
      title: 'Directory',
      menu,
      load: 'ViewDirectoryRecordPage',
      can: view,
    },
  ],
};
