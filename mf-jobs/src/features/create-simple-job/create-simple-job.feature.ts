import { route, type Feature } from 'shell/sdk/define';

export const createSimpleJobFeature: Feature = {
  pages: {
    CreateSimpleJobPage: route('jobs.create-simple', '/job/createv1', {
      title: 'Create Job',
      menu: 'jobs.menu',
      can: 'job:create',
    }),
  },
};
