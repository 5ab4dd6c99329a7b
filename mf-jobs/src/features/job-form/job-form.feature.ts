import { route, type Feature } from 'shell/sdk/define';
import { createJob, editJob } from '../../../contract';

const menuId = 'jobs.menu';

export const jobFormFeature: Feature = {
  pages: {
    CreateJobPage: [
      route(createJob, '/job/create', { title: 'Create Job', menu: menuId, can: 'job:create' }),
      route('jobs.create-wizard', '/job/createv2', {
        title: 'Create Job',
        menu: menuId,
        can: 'job:create',
      }),
    ],
    EditJobPage: route(editJob, '/job/edit/:id', {
      title: 'Edit Job',
      menu: menuId,
      can: 'job:edit',
    }),
  },
};
