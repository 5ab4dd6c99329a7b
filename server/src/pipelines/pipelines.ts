import { stageShapes } from '../../contract/pipelines/stage';
import { stageCalls } from '../../contract/pipelines/stage.calls';
import { applicantStatusShapes, statusShapes } from '../../contract/pipelines/status';
import { applicantStatusCalls, statusCalls } from '../../contract/pipelines/status.calls';
import type { Domain } from '../domain';
import { exportedList } from '../lists/list-exports';
import { registerRecords } from '../lists/record-routes';
import { heardBy } from '../realtime/heard-by';
import { registerStageStatuses } from './stage-routes';
import { stageList } from './stages.list';
import { applicantStatusList, statusList } from './statuses.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

/** Statuses, the stages that have them, and the pipelines of stages that applicants go through. */
export const pipelines: Domain = {
  register: (app, { db }) => {
    registerRecords(app, db, {
      list: applicantStatusList,
      calls: applicantStatusCalls,
      shapes: applicantStatusShapes,
      view,
      edit,
    });
    registerRecords(app, db, {
      list: statusList,
      calls: statusCalls,
      shapes: statusShapes,
      view,
      edit,
    });
    registerRecords(app, db, {
      list: stageList,
      calls: stageCalls,
      shapes: stageShapes,
      view,
      edit,
    });
    registerStageStatuses(app, db);
  },
  lists: [
    exportedList(applicantStatusList, { access: view, selection: applicantStatusShapes.selection }),
    exportedList(statusList, { access: view, selection: statusShapes.selection }),
    exportedList(stageList, { access: view, selection: stageShapes.selection }),
  ],
  audiences: Object.fromEntries(
    [applicantStatusList, statusList, stageList].map(({ kind }) => [kind, heardBy(view)]),
  ),
};
