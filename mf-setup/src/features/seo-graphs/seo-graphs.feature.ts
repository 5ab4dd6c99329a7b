import { route, type Feature } from 'shell/sdk/define';
import { createSeoGraph, editSeoGraph, seoGraphs, viewSeoGraph } from '../../../contract';

const menuId = 'setup.seo-graphs-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const seoGraphsFeature: Feature = {
  menu: [
    {
      id: menuId,
      category: 'referral',
      sidebarSorting: 14,
      title: 'SEO Graph',
      to: seoGraphs,
      parent: 'setup.set-up',
      can: viewPermission,
    },
  ],
  pages: {
    SeoGraphsPage: route(seoGraphs, '/seo-graph', { title: 'SEO-Graph', can: viewPermission }),
    CreateSeoGraphPage: route(createSeoGraph, '/seo-graph/create', {
      title: 'Create SEO-Graph',
      menu: menuId,
      can: editPermission,
    }),
    EditSeoGraphPage: route(editSeoGraph, '/seo-graph/edit/:id', {
      title: 'Edit SEO-Graph',
      menu: menuId,
      can: editPermission,
    }),
    ViewSeoGraphPage: route(viewSeoGraph, '/seo-graph/view/:id', {
      title: 'SEO-Graph',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
