import type { Feature } from 'shell/sdk/define';
import { jobStatus } from '../../../contract';

export const jobStatusFeature: Feature = {
  panels: {
    JobStatusPanel: { id: jobStatus, title: 'Job Status', width: 400, can: 'application:view' },
  },
};
