import type { RemoteArea } from 'shell/sdk/define';

const menu = 'setup.general-settings-menu';

export const gettingStarted: RemoteArea = {
  routes: [
    {
      id: 'setup.getting-started',
      path: '/getting-started',
      title: 'Getting started',
      menu,
      load: 'GettingStartedPage',
      can: 'company:edit',
    },
    {
      id: 'setup.starter-set',
      path: '/getting-started/starter-set',
      title: 'Starter set',
      menu,
      load: 'StarterSetPage',
      can: 'setup:edit-hiring',
    },
  ],
  cards: [
    {
      id: 'setup.getting-started-card',
      slot: 'dashboard.cards',
      order: 0,
      span: 12,
      title: 'Getting started',
      height: 640,
      narrowHeight: 1200,
      load: 'GettingStartedCard',
      can: 'company:edit',
      when: 'setting-up',
    },
  ],
};
