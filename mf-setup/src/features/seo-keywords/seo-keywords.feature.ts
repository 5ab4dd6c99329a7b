import { route, type Feature } from 'shell/sdk/define';
import { createSeoKeyword, editSeoKeyword, seoKeywords, viewSeoKeyword } from '../../../contract';

const menuId = 'setup.seo-keywords-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const seoKeywordsFeature: Feature = {
  menu: [
    {
      id: menuId,
      category: 'referral',
      sidebarSorting: 13,
      title: 'SEO Keyword',
      to: seoKeywords,
      parent: 'setup.set-up',
      can: viewPermission,
    },
  ],
  pages: {
    SeoKeywordsPage: route(seoKeywords, '/seo-keyword', {
      title: 'SEO-Keyword',
      can: viewPermission,
    }),
    CreateSeoKeywordPage: route(createSeoKeyword, '/seo-keyword/create', {
      title: 'Create SEO-Keyword',
      menu: menuId,
      can: editPermission,
    }),
    EditSeoKeywordPage: route(editSeoKeyword, '/seo-keyword/edit/:id', {
      title: 'Edit SEO-Keyword',
      menu: menuId,
      can: editPermission,
    }),
    ViewSeoKeywordPage: route(viewSeoKeyword, '/seo-keyword/view/:id', {
      title: 'SEO-Keyword',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
