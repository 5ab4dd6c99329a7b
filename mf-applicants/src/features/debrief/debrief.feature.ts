import { route, type Feature } from 'shell/sdk/define';
import { debrief } from '../../../contract/interviews';

export const debriefFeature: Feature = {
  pages: {
    DebriefPage: route(debrief, '/interviews/debrief/:id', {
      title: 'Scorecards',
      menu: 'applicants.menu',
      can: 'interview:take-part',
    }),
  },
};
