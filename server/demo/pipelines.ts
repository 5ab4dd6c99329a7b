import { statusCategoriesByName, pipelines, statusesWithoutStage, stages } from './job-data';

const startStatusId = 1;
export const rejectedStatusId = 2;
const hiredStatusId = 19;
const firstFreeId = 101;

const ownStatuses = [
  ...new Set([...stages.flatMap(([, , names]) => names), ...statusesWithoutStage]),
].filter((name) => name !== 'Hired');

export const getStatusId = (name: string): number =>
  name === 'Hired' ? hiredStatusId : firstFreeId + ownStatuses.indexOf(name);

export const listStatuses = (stage: number): number[] => [
  startStatusId,
  ...(stages[stage - 1]?.[2] ?? []).map(getStatusId),
  rejectedStatusId,
];

export const pipelineRows: readonly (readonly [table: string, rows: readonly object[]])[] = [
  [
    'status',
    ownStatuses.map((name) => ({
      id: getStatusId(name),
      name,
      category: statusCategoriesByName[name] ?? 'active',
    })),
  ],
  ['stage', stages.map(([name, colour], place) => ({ id: place + 1, name, colour }))],
  [
    'stage_status',
    stages.flatMap((_, place) =>
      listStatuses(place + 1).map((status, sequence) => ({
        stage_id: place + 1,
        status_id: status,
        sequence: sequence + 1,
      })),
    ),
  ],
  ['pipeline', pipelines.map(([name], place) => ({ id: place + 1, name }))],
  [
    'pipeline_stage',
    pipelines.flatMap(([, places], pipeline) =>
      places.map((stage, sequence) => ({
        pipeline_id: pipeline + 1,
        stage_id: stage,
        sequence: sequence + 1,
      })),
    ),
  ],
];
