import { route, type Feature } from 'shell/sdk/define';
import {
  createInterviewPlan,
  editInterviewPlan,
  interviewPlans,
} from '../../../contract/interviews';

const menu = 'setup.general-settings-menu';
const path = '/interview-plans';
const editing = { menu, can: 'setup:edit-hiring' } as const;

export const interviewPlansFeature: Feature = {
  pages: {
    InterviewPlansPage: route(interviewPlans, path, {
      title: 'Interview Plans',
      menu,
      can: 'setup:view-hiring',
      link: { row: 'setup.settings', group: 'Hiring', label: 'Interview plans', order: 41 },
    }),
    CreateInterviewPlanPage: route(createInterviewPlan, `${path}/create`, {
      ...editing,
      title: 'Create Interview Plan',
    }),
    EditInterviewPlanPage: route(editInterviewPlan, `${path}/edit/:id`, {
      ...editing,
      title: 'Edit Interview Plan',
    }),
  },
};
