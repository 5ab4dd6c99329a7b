import { route, type Feature } from 'shell/sdk/define';
import { createStage, editStage, stages, viewStage } from '../../../contract';

export const stagesFeature: Feature = {
  menu: [
    {
      id: 'setup.stages-menu',
      category: 'referral',
      sidebarSorting: 17,
      title: 'Stages',
      to: stages,
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    StagesPage: [
      route(stages, '/stages', { title: 'Stages List', can: 'setup:view-hiring' }),
      route('setup.older-stages', '/stagesv1', {
        title: 'Stages List',
        menu: 'setup.stages-menu',
        can: 'setup:view-hiring',
      }),
    ],
  },
  panels: {
    CreateStagePanel: {
      id: createStage,
      title: 'Create Stage',
      width: 400,
      can: 'setup:edit-hiring',
    },
    EditStagePanel: { id: editStage, title: 'Edit Stages', width: 400, can: 'setup:edit-hiring' },
    ViewStagePanel: { id: viewStage, title: 'View Stage', width: 400, can: 'setup:view-hiring' },
  },
};
