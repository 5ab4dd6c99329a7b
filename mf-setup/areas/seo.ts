import type { RemoteArea } from 'shell/sdk/define';
import { recordRoutes } from './record-routes';

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
    ...recordRoutes({
      one: 'seo-keyword',
      many: 'seo-keywords',
      path: '/seo-keyword',
      title: 'SEO-Keyword',
      view: 'setup:view-hiring',
      edit: 'setup:edit-hiring',
      pages: { one: 'SeoKeyword', many: 'SeoKeywords' },
    }),
    ...recordRoutes({
      one: 'seo-graph',
      many: 'seo-graphs',
      path: '/seo-graph',
      title: 'SEO-Graph',
      view: 'setup:view-hiring',
      edit: 'setup:edit-hiring',
      pages: { one: 'SeoGraph', many: 'SeoGraphs' },
    }),
    {
      id: 'setup.seo-of-job',
      path: '/seo/create/:id',
      title: 'Set Seo For Job',
      can: 'job:edit',
      load: 'SeoOfJobPage',
    },
  ],
};
