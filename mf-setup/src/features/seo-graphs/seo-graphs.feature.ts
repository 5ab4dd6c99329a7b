import { route, type Feature } from 'shell/sdk/define';
import { createSeoGraph, editSeoGraph, seoGraphs, viewSeoGraph } from '../../../contract';

const menu = 'setup.seo-graphs-menu';
const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const seoGraphsFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 14,
      title: 'SEO Graph',
      to: seoGraphs,
      parent: 'setup.set-up',
      can: view,
    },
  ],
  pages: {
    SeoGraphsPage: route(seoGraphs, '/seo-graph', { title: 'SEO-Graph', can: view }),
    CreateSeoGraphPage: route(createSeoGraph, '/seo-graph/create', {
      title: 'Create SEO-Graph',
      menu,
      can: edit,
    }),
    EditSeoGraphPage: route(editSeoGraph, '/seo-graph/edit/:id', {
      title: 'Edit SEO-Graph',
      menu,
      can: edit,
    }),
    ViewSeoGraphPage: route(viewSeoGraph, '/seo-graph/view/:id', {
      title: 'SEO-Graph',
      menu,
      can: view,
    }),
  },
};
