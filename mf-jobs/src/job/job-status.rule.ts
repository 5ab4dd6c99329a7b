import type { JobRow } from 'server/contract/jobs/postings/job';
import type { Tone } from 'shared-ui';

export const getJobStatusTone = (status: JobRow['status']): Tone =>
  status === 'Published' ? 'ok' : 'mute';
