import type { Feature } from 'shell/sdk/define';
import { moveInterview, scheduleInterview } from '../../../contract/interviews';

const can = 'interview:schedule';

export const scheduleInterviewFeature: Feature = {
  panels: {
    ScheduleInterviewPanel: {
      ...{ id: scheduleInterview, title: 'Schedule Interview', width: 600, can },
      action: { on: 'applicants.selected', label: 'Schedule Interviews', max: 50 },
    },
    MoveInterviewPanel: { id: moveInterview, title: 'Change Interview', width: 600, can },
  },
};
