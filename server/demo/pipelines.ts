import { categories, pipelines, plainStatuses, stages } from './job-words';

const start = 1;
const rejected = 2;
const hired = 19;
const firstFree = 101;

const ownStatuses = [
  ...new Set([...stages.flatMap(([, , names]) => names), ...plainStatuses]),
].filter((name) => name !== 'Hired');

export const statusId = (name: string): number =>
  name === 'Hired' ? hired : firstFree + ownStatuses.indexOf(name);

/** Ids in order: To-be-start first, Rejected last. */
export const statusesOf = (stage: number): number[] => [
  start,
  ...(stages[stage - 1]?.[2] ?? []).map(statusId),
  rejected,
];

export const pipelineRows: readonly (readonly [table: string, rows: readonly object[]])[] = [
  [
    'status',
    ownStatuses.map((name) => ({
      id: statusId(name),
      name,
      category: categories[name] ?? 'active',
    })),
  ],
  ['stage', stages.map(([name, colour], place) => ({ id: place + 1, name, colour }))],
  [
    'stage_status',
    stages.flatMap((_, place) =>
      statusesOf(place + 1).map((status, sequence) => ({
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
