import { priorityShapes } from '../../../contract/jobs/priorities/priority';
import { priorityCalls } from '../../../contract/jobs/priorities/priority.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { priorityList } from './priorities.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const priorities: Domain = {
  register: (app, { db }) =>
    registerRecords(app, db, {
      list: priorityList,
      calls: priorityCalls,
      shapes: priorityShapes,
      view,
      edit,
      where: 'Job priority',
    }),
  lists: [createExportedList(priorityList, { access: view, selection: priorityShapes.selection })],
  audiences: { [priorityList.kind]: permissionAudience(view) },
};
