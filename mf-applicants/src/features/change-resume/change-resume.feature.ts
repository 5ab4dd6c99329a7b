import type { Feature } from 'shell/sdk/define';
import { changeResume } from '../../../contract';

export const changeResumeFeature: Feature = {
  panels: {
    ChangeResumePanel: {
      id: changeResume,
      title: 'Change Resume',
      width: 400,
      can: 'application:create',
    },
  },
};
