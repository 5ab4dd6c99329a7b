import type { Feature } from 'shell/sdk/define';
import { employment } from '../../../contract';

export const employmentFeature: Feature = {
  panels: {
    EmploymentPanel: { id: employment, title: 'Employment', width: 400, can: 'employment:edit' },
  },
};
