import type { Feature } from 'shell/sdk/define';
import { applicantTimeline } from '../../../contract';

export const statusTimelineFeature: Feature = {
  panels: {
    StatusTimelinePanel: {
      id: applicantTimeline,
      title: 'View Status',
      width: 400,
      can: 'application:view',
    },
  },
};
