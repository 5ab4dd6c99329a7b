import { route, type Feature } from 'shell/sdk/define';
import { offers } from '../../../contract';

export const offersFeature: Feature = {
  pages: {
    OffersPage: route(offers, '/interviews/offers', {
      title: 'Offers',
      menu: 'applicants.menu',
      can: 'offer:view',
    }),
  },
};
