import type { JobRow } from 'server/contract/jobs/job';
import type { Tone } from 'shared-ui';

/** The tone of a job's publication: `Published` while at least one publication is live. */
export const statusTone = (status: JobRow['status']): Tone =>
  status === 'Published' ? 'ok' : 'mute';
