/** Ids of the statuses that every stage has: To-be-start first, Rejected last. */
export const toBeStart = 1;
export const rejected = 2;

export const mostParts = 200;

export const shownWithStatuses = [
  'applicant-status',
  'status',
  'stage',
  'pipeline',
  'hiring-process',
  'application',
] as const;
export const shownWithPipelines = [...shownWithStatuses, 'job'] as const;
