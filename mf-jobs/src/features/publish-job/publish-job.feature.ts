import type { Feature } from 'shell/sdk/define';
import { publishJob } from '../../../contract';

export const publishJobFeature: Feature = {
  panels: {
    PublishJobPanel: { id: publishJob, title: 'Publish Job', width: 400, can: 'job:publish' },
  },
};
