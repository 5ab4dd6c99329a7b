import type { Feature } from 'shell/sdk/define';
import { applicantResume } from '../../../contract';

export const resumeFeature: Feature = {
  panels: {
    ResumePanel: {
      id: applicantResume,
      title: 'View Resume',
      width: 600,
      can: 'application:resume',
    },
  },
};
