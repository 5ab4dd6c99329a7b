import { route, type Feature } from 'shell/sdk/define';
import { createJobSeo } from '../../../contract';

export const seoOfJobFeature: Feature = {
  pages: {
    SeoOfJobPage: route(createJobSeo, '/seo/create/:id', {
      title: 'Set Seo For Job',
      can: 'job:edit',
    }),
  },
};
