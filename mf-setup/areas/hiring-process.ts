import type { RemoteArea } from 'shell/sdk/define';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

const drawer = (
  name: string,
  title: string,
  load: string,
  can: typeof view | typeof edit,
  width = 400,
) => ({ id: `setup.${name}`, title, width, load, can });

export const hiringProcess: RemoteArea = {
  menu: [
    {
      id: 'setup.hiring-process-menu',
      category: 'referral',
      sidebarSorting: 15,
      title: 'Hiring Process',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.pipelines-menu',
      category: 'referral',
      sidebarSorting: 16,
      title: 'Hiring Pipeline',
      to: 'setup.pipelines',
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.stages-menu',
      category: 'referral',
      sidebarSorting: 17,
      title: 'Stages',
      to: 'setup.stages',
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.statuses-menu',
      category: 'referral',
      sidebarSorting: 18,
      title: 'Status',
      to: 'setup.statuses',
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
  ],
  routes: [
    {
      id: 'setup.hiring-processes',
      path: '/hiring-process',
      title: 'Hiring Process',
      menu: 'setup.hiring-process-menu',
      load: 'ProcessesPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.pipelines',
      path: '/hiring-pipeline',
      title: 'Hiring Pipeline',
      load: 'PipelinesPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.older-pipelines',
      path: '/hiring-pipelinev1',
      title: 'Hiring Pipeline',
      menu: 'setup.pipelines-menu',
      load: 'PipelinesPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.stages',
      path: '/stages',
      title: 'Stages List',
      load: 'StagesPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.older-stages',
      path: '/stagesv1',
      title: 'Stages List',
      menu: 'setup.stages-menu',
      load: 'StagesPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.statuses',
      path: '/status',
      title: 'Status List',
      load: 'StatusesPage',
      can: 'setup:view-hiring',
    },
  ],
  panels: [
    drawer('add-stage', 'Add Stage', 'AddStagePanel', edit),
    drawer('create-stage', 'Create Stage', 'CreateStagePanel', edit),
    drawer('edit-stage', 'Edit Stages', 'EditStagePanel', edit),
    drawer('view-stage', 'View Stage', 'ViewStagePanel', view),
    drawer('create-pipeline', 'Create Pipeline', 'CreatePipelinePanel', edit, 800),
    drawer('edit-pipeline', 'Edit Pipeline', 'EditPipelinePanel', edit, 800),
    drawer('view-pipeline', 'View Pipeline', 'ViewPipelinePanel', view),
    drawer('move-over', 'Move Applicants', 'MoveOverPanel', edit, 600),
  ],
};
