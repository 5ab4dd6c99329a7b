import type { Feature } from 'shell/sdk/define';
import { addApplicant } from '../../../contract';

export const createApplicationFeature: Feature = {
  panels: {
    CreateApplicationPanel: {
      id: addApplicant,
      title: 'Add Applicant',
      width: 600,
      can: 'application:create',
    },
  },
};
