/** In every stage: To-be-start first, Rejected last. */
export const toBeStart = 1;
export const rejected = 2;

/** Most stages of a pipeline, and most statuses of a stage. */
export const mostParts = 200;

/** Kinds of record that show statuses, stages or pipelines, and so change with them. */
export const shownWithStatuses = [
  'applicant-status',
  'status',
  'stage',
  'pipeline',
  'hiring-process',
  'application',
] as const;
export const shownWithPipelines = [...shownWithStatuses, 'job'] as const;
