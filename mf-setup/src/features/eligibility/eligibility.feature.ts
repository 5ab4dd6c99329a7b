import { route, type Feature } from 'shell/sdk/define';
import { eligibility } from '../../../contract';

export const eligibilityFeature: Feature = {
  menu: [
    {
      id: 'setup.eligibility-menu',
      category: 'referral',
      sidebarSorting: 9,
      title: 'Referrer Eligibility',
      to: eligibility,
      can: 'setup:view-referral',
    },
  ],
  pages: {
    EligibilityPage: route(eligibility, '/referrer-eligibility', {
      title: 'Referrer Eligibility',
      can: 'setup:view-referral',
    }),
  },
};
