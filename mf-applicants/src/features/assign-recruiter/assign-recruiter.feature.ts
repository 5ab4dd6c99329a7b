import type { Feature } from 'shell/sdk/define';
import { assignRecruiter } from '../../../contract';

export const assignRecruiterFeature: Feature = {
  panels: {
    AssignRecruiterPanel: {
      id: assignRecruiter,
      title: 'Assign Recruiter',
      width: 400,
      can: 'application:assign-recruiter',
    },
  },
};
