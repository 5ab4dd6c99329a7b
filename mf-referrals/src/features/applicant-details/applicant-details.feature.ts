import type { Feature } from 'shell/sdk/define';
import { applicantDetails } from '../../../contract';

export const applicantDetailsFeature: Feature = {
  panels: {
    ApplicantDetailsPanel: {
      id: applicantDetails,
      title: 'Edit details',
      width: 400,
      can: 'applicant-details:edit',
    },
  },
};
