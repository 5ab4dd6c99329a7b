import { defineRemote } from 'shell/sdk/define';
import { findFeatures } from 'tools/features';

export default defineRemote({
  id: 'setup',
  needs: '^1.0.0',
  owner: 'Team Setup',
  menu: [
    {
      id: 'setup.questions',
      category: 'referral',
      sidebarSorting: 5,
      title: 'Questions',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.set-up',
      category: 'referral',
      sidebarSorting: 10,
      title: 'Set-Up',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.hiring-process-menu',
      category: 'referral',
      sidebarSorting: 15,
      title: 'Hiring Process',
      can: 'setup:view-hiring',
    },
  ],
  features: findFeatures(import.meta.dirname),
});
