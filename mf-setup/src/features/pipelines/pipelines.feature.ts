import { route, type Feature } from 'shell/sdk/define';
import {
  createPipeline,
  editPipeline,
  moveOverPanel,
  pipelines,
  viewPipeline,
} from '../../../contract';

export const pipelinesFeature: Feature = {
  menu: [
    {
      id: 'setup.pipelines-menu',
      category: 'referral',
      sidebarSorting: 16,
      title: 'Hiring Pipeline',
      to: pipelines,
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    PipelinesPage: [
      route(pipelines, '/hiring-pipeline', { title: 'Hiring Pipeline', can: 'setup:view-hiring' }),
      route('setup.older-pipelines', '/hiring-pipelinev1', {
        title: 'Hiring Pipeline',
        menu: 'setup.pipelines-menu',
        can: 'setup:view-hiring',
      }),
    ],
  },
  panels: {
    CreatePipelinePanel: {
      id: createPipeline,
      title: 'Create Pipeline',
      width: 800,
      can: 'setup:edit-hiring',
    },
    EditPipelinePanel: {
      id: editPipeline,
      title: 'Edit Pipeline',
      width: 800,
      can: 'setup:edit-hiring',
    },
    ViewPipelinePanel: {
      id: viewPipeline,
      title: 'View Pipeline',
      width: 400,
      can: 'setup:view-hiring',
    },
    MoveOverPanel: {
      id: moveOverPanel,
      title: 'Move Applicants',
      width: 600,
      can: 'setup:edit-hiring',
    },
  },
};
