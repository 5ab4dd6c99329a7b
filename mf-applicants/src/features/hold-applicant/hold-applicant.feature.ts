import type { Feature } from 'shell/sdk/define';
import { holdApplicant } from '../../../contract/privacy';

export const holdApplicantFeature: Feature = {
  panels: {
    HoldApplicantPanel: {
      id: holdApplicant,
      title: 'Put Applicant on Hold',
      width: 400,
      can: 'privacy:edit',
    },
  },
};
