import { suiteAppShapes } from '../../../contract/company/suite-apps/suite-app';
import { suiteAppCalls } from '../../../contract/company/suite-apps/suite-app.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { registerRecords } from '../../platform/lists/record-routes';
import { everyoneAudience } from '../../platform/realtime/common-audiences';
import { suiteAppList } from './suite-apps.list';

const view = 'company:view';
const edit = 'company:edit';

export const suiteApps: Domain = {
  register: (app, { db }) =>
    registerRecords(app, db, {
      list: suiteAppList,
      calls: suiteAppCalls,
      shapes: suiteAppShapes,
      isClosed: true,
      view,
      edit,
    }),
  lists: [createExportedList(suiteAppList, { access: view, selection: suiteAppShapes.selection })],
  audiences: { [suiteAppList.kind]: everyoneAudience },
};
