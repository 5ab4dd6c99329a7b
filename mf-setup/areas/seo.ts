import type { RemoteArea } from 'shell/sdk/define';

export const seo: RemoteArea = {
  menu: [
    {
      id: 'setup.seo-keywords-menu',
      category: 'referral',
      sidebarSorting: 13,
      title: 'SEO Keyword',
      to: 'setup.seo-keywords',
      parent: 'setup.set-up',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.seo-graphs-menu',
      category: 'referral',
      sidebarSorting: 14,
      title: 'SEO Graph',
      to: 'setup.seo-graphs',
      parent: 'setup.set-up',
      can: 'setup:view-hiring',
    },
  ],
  routes: [
    {
      id: 'setup.seo-keywords',
      path: '/seo-keyword',
      title: 'SEO-Keyword',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.create-seo-keyword',
      path: '/seo-keyword/create',
      title: 'Create SEO-Keyword',
      menu: 'setup.seo-keywords-menu',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.edit-seo-keyword',
      path: '/seo-keyword/edit/:id',
      title: 'Edit SEO-Keyword',
      menu: 'setup.seo-keywords-menu',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.view-seo-keyword',
      path: '/seo-keyword/view/:id',
      title: 'SEO-Keyword',
      menu: 'setup.seo-keywords-menu',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.seo-graphs',
      path: '/seo-graph',
      title: 'SEO-Graph',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.create-seo-graph',
      path: '/seo-graph/create',
      title: 'Create SEO-Graph',
      menu: 'setup.seo-graphs-menu',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.edit-seo-graph',
      path: '/seo-graph/edit/:id',
      title: 'Edit SEO-Graph',
      menu: 'setup.seo-graphs-menu',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.view-seo-graph',
      path: '/seo-graph/view/:id',
      title: 'SEO-Graph',
      menu: 'setup.seo-graphs-menu',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.seo-of-job',
      path: '/seo/create/:id',
      title: 'Set Seo For Job',
      can: 'job:edit',
    },
  ],
};
