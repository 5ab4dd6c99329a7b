import { route, type Feature } from 'shell/sdk/define';
import { applicantDetail } from '../../../contract';

export const applicationViewFeature: Feature = {
  pages: {
    ApplicationViewPage: [
      route(applicantDetail, '/application/view/:id', {
        title: 'Applicant',
        menu: 'applicants.menu',
        can: 'application:view',
      }),
      route('applicants.older-view', '/application/viewV1/:id', {
        title: 'Applicant',
        menu: 'applicants.menu',
        can: 'application:view',
      }),
    ],
  },
};
