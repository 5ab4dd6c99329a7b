import { route, type Feature } from 'shell/sdk/define';
import { addStage, processes } from '../../../contract';

export const processesFeature: Feature = {
  pages: {
    ProcessesPage: route(processes, '/hiring-process', {
      title: 'Hiring Process',
      menu: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    }),
  },
  panels: {
    AddStagePanel: { id: addStage, title: 'Add Stage', width: 400, can: 'setup:edit-hiring' },
  },
};
