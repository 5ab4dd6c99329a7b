import { pipelineShapes, processShapes } from '../../../contract/jobs/pipelines/pipeline';
import { pipelineCalls, processCalls } from '../../../contract/jobs/pipelines/pipeline.calls';
import { stageShapes } from '../../../contract/jobs/pipelines/stage';
import { stageCalls } from '../../../contract/jobs/pipelines/stage.calls';
import { applicantStatusShapes, statusShapes } from '../../../contract/jobs/pipelines/status';
import { applicantStatusCalls, statusCalls } from '../../../contract/jobs/pipelines/status.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { registerPipelines } from './pipeline-routes';
import { pipelineList, processList } from './pipelines.list';
import { registerStageStatuses } from './stage-routes';
import { stageList } from './stages.list';
import { applicantStatusList, statusList } from './statuses.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

const applicantStatuses = {
  where: 'Set-Up, Applicant Status',
  list: applicantStatusList,
  calls: applicantStatusCalls,
  shapes: applicantStatusShapes,
  view,
  edit,
} as const;
const statuses = {
  list: statusList,
  calls: statusCalls,
  shapes: statusShapes,
  view,
  edit,
} as const;
const stages = {
  where: 'Hiring Process, Stages',
  list: stageList,
  calls: stageCalls,
  shapes: stageShapes,
  view,
  edit,
} as const;
const hiringPipelines = {
  where: 'Hiring Process, Hiring Pipeline',
  list: pipelineList,
  calls: pipelineCalls,
  shapes: pipelineShapes,
  view,
  edit,
} as const;
const processes = {
  list: processList,
  calls: processCalls,
  shapes: processShapes,
  view,
  edit,
} as const;

export const pipelines: Domain = {
  register: (app, { db }) => {
    registerRecords(app, db, applicantStatuses);
    registerRecords(app, db, statuses);
    registerRecords(app, db, stages);
    registerRecords(app, db, hiringPipelines);
    registerRecords(app, db, processes);
    registerStageStatuses(app, db);
    registerPipelines(app, db);
  },
  lists: [applicantStatuses, statuses, stages, hiringPipelines, processes].map(({ list, shapes }) =>
    createExportedList(list, { access: view, selection: shapes.selection }),
  ),
  audiences: Object.fromEntries(
    [applicantStatuses, statuses, stages, hiringPipelines, processes].map(({ list }) => [
      list.kind,
      permissionAudience(view),
    ]),
  ),
};
