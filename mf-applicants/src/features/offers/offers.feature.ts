import { route, type Feature } from 'shell/sdk/define';
import { offers } from '../../../contract/interviews';

export const offersFeature: Feature = {
  pages: {
    OffersPage: route(offers, '/interviews/offers', {
      title: 'Offers',
      menu: 'applicants.menu',
      can: 'offer:view',
      link: { row: 'applicants.links', order: 3 },
    }),
  },
};
