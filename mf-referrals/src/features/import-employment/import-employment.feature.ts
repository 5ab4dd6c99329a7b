import type { Feature } from 'shell/sdk/define';
import { employmentImport } from '../../../contract';

export const importEmploymentFeature: Feature = {
  panels: {
    ImportEmploymentPanel: {
      id: employmentImport,
      title: 'Import Employment',
      width: 600,
      can: 'employment:edit',
    },
  },
};
