import type { JobApplication } from 'server/contract/jobs/job-application';

export const nameOf = ({ firstName, lastName }: JobApplication): string =>
  `${firstName} ${lastName}`.trim();
