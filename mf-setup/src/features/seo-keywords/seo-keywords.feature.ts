import { route, type Feature } from 'shell/sdk/define';
import { createSeoKeyword, editSeoKeyword, seoKeywords, viewSeoKeyword } from '../../../contract';

const menu = 'setup.seo-keywords-menu';
const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const seoKeywordsFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 13,
      title: 'SEO Keyword',
      to: seoKeywords,
      parent: 'setup.set-up',
      can: view,
    },
  ],
  pages: {
    SeoKeywordsPage: route(seoKeywords, '/seo-keyword', { title: 'SEO-Keyword', can: view }),
    CreateSeoKeywordPage: route(createSeoKeyword, '/seo-keyword/create', {
      title: 'Create SEO-Keyword',
      menu,
      can: edit,
    }),
    EditSeoKeywordPage: route(editSeoKeyword, '/seo-keyword/edit/:id', {
      title: 'Edit SEO-Keyword',
      menu,
      can: edit,
    }),
    ViewSeoKeywordPage: route(viewSeoKeyword, '/seo-keyword/view/:id', {
      title: 'SEO-Keyword',
      menu,
      can: view,
    }),
  },
};
