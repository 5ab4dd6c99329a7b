import type { Feature } from 'shell/sdk/define';
import { applicantStatus } from '../../../contract';

export const changeStatusFeature: Feature = {
  panels: {
    ChangeStatusPanel: {
      id: applicantStatus,
      title: 'Update Status',
      width: 400,
      can: 'application:status',
    },
  },
};
