import { route, type Feature } from 'shell/sdk/define';
import { quarantine } from '../../../contract';

export const quarantineFeature: Feature = {
  pages: {
    QuarantinePage: route(quarantine, '/application/quarantine', {
      title: 'Quarantine',
      menu: 'applicants.menu',
      can: 'application:create',
      link: { row: 'applicants.links', order: 4 },
    }),
  },
};
