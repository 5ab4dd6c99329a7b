import { directoryKindNames } from '../../../contract/company/directory/directory-constants';
import { directoryShapes } from '../../../contract/company/directory/directory-record';
import { directoryCalls } from '../../../contract/company/directory/directory.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { createRecordSearch } from '../../platform/lists/record-search';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience, everyoneAudience } from '../../platform/realtime/common-audiences';
import { directoryLists } from './directory.list';
import { handOverDirectory } from './hand-over-directory';
import { registerImport } from './import/routes';
import { directoryLookups } from './lookups';
import { registerAcquisitions } from './routes';
import { registerMerge } from './merge/routes';
import { registerUpsert } from './upsert/routes';

const viewPermission = 'setup:view-directory';
const editPermission = 'setup:edit-directory';

/** Events about records go to users who may view them, events about lookups to everyone. */
const audiences = Object.fromEntries(
  directoryKindNames.flatMap((kind) =>
    (directoryCalls[kind].update.changes ?? []).map((owner) => [
      owner,
      owner === directoryLists[kind].kind ? permissionAudience(viewPermission) : everyoneAudience,
    ]),
  ),
);

export const directoryDomain: Domain = {
  register: (app, parts) => {
    registerAcquisitions(app, parts);
    registerUpsert(app, parts);
    registerImport(app, parts);
    registerMerge(app, parts);
    for (const kind of directoryKindNames)
      registerRecords(app, parts.db, {
        list: directoryLists[kind],
        calls: directoryCalls[kind],
        shapes: directoryShapes[kind],
        ...{ view: viewPermission, edit: editPermission, isClosed: true as const },
      });
  },
  lookups: directoryLookups,
  lists: directoryKindNames.map((kind) =>
    createExportedList(directoryLists[kind], {
      access: viewPermission,
      selection: directoryShapes[kind].selection,
    }),
  ),
  searched: directoryKindNames
    .filter((kind) => kind !== 'people')
    .map((kind) =>
      createRecordSearch(directoryLists[kind], viewPermission, {
        ...{
          route: 'setup.view-directory-record',
          list: 'setup.directory-kind',
          listParams: { kind },
        },
        toAddress: ({ id }) => ({ params: { kind, id: String(id) } }),
      }),
    ),
  audiences,
  follows: [handOverDirectory],
};
