import { route, type Feature } from 'shell/sdk/define';
import { gettingStarted, starterSet } from '../../../contract';

export const gettingStartedFeature: Feature = {
  pages: {
    GettingStartedPage: route(gettingStarted, '/getting-started', {
      title: 'Getting started',
      menu: 'setup.general-settings-menu',
      can: 'company:edit',
    }),
    StarterSetPage: route(starterSet, '/getting-started/starter-set', {
      title: 'Starter set',
      menu: 'setup.general-settings-menu',
      can: 'setup:edit-hiring',
    }),
  },
  cards: {
    GettingStartedCard: {
      id: 'setup.getting-started-card',
      slot: 'dashboard.cards',
      order: 0,
      span: 12,
      title: 'Getting started',
      height: 640,
      narrowHeight: 1200,
      can: 'company:edit',
      when: 'setting-up',
    },
  },
};
