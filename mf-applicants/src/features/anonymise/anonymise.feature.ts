import type { Feature } from 'shell/sdk/define';
import { anonymiseApplicant } from '../../../contract/privacy';

export const anonymiseFeature: Feature = {
  panels: {
    AnonymisePanel: {
      id: anonymiseApplicant,
      title: 'Anonymise Applicant',
      width: 400,
      can: 'privacy:edit',
    },
  },
};
