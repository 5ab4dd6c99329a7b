import { pipelineShapes, processShapes } from '../../../contract/jobs/pipelines/pipeline';
import { pipelineCalls, processCalls } from '../../../contract/jobs/pipelines/pipeline.calls';
import { stageShapes } from '../../../contract/jobs/pipelines/stage';
import { stageCalls } from '../../../contract/jobs/pipelines/stage.calls';
import { applicantStatusShapes, statusShapes } from '../../../contract/jobs/pipelines/status';
import { applicantStatusCalls, statusCalls } from '../../../contract/jobs/pipelines/status.calls';
import type { Domain } from '../../platform/domain';
import { joinDomains, createRecordDomain } from '../../platform/record-domain';
import { registerPipelines } from './pipeline-routes';
import { pipelineList, processList } from './pipelines.list';
import { registerStageStatuses } from './stage-routes';
import { stageList } from './stages.list';
import { applicantStatusList, statusList } from './statuses.list';

const permissions = { view: 'setup:view-hiring', edit: 'setup:edit-hiring' } as const;

const records = joinDomains(
  createRecordDomain({
    ...permissions,
    where: 'Set-Up, Applicant Status',
    list: applicantStatusList,
    calls: applicantStatusCalls,
    shapes: applicantStatusShapes,
    found: { route: 'setup.view-applicant-status', list: 'setup.applicant-statuses' },
  }),
  createRecordDomain({
    ...permissions,
    list: statusList,
    calls: statusCalls,
    shapes: statusShapes,
  }),
  createRecordDomain({
    ...permissions,
    where: 'Hiring Process, Stages',
    list: stageList,
    calls: stageCalls,
    shapes: stageShapes,
    found: { route: 'setup.stages', list: 'setup.stages' },
  }),
  createRecordDomain({
    ...permissions,
    where: 'Hiring Process, Hiring Pipeline',
    list: pipelineList,
    calls: pipelineCalls,
    shapes: pipelineShapes,
    found: { route: 'setup.pipelines', list: 'setup.pipelines' },
  }),
  createRecordDomain({
    ...permissions,
    list: processList,
    calls: processCalls,
    shapes: processShapes,
  }),
);

export const pipelinesDomain: Domain = {
  ...records,
  register: (app, parts) => {
    records.register(app, parts);
    registerStageStatuses(app, parts.db);
    registerPipelines(app, parts.db);
  },
};
