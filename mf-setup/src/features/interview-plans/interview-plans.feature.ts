import { route, type Feature } from 'shell/sdk/define';
import { createInterviewPlan, editInterviewPlan, interviewPlans } from '../../../contract';

const menu = 'setup.interview-plans-menu';
const path = '/interview-plans';
const editing = { menu, can: 'setup:edit-hiring' } as const;

export const interviewPlansFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 21,
      title: 'Interview Plans',
      to: interviewPlans,
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    InterviewPlansPage: route(interviewPlans, path, {
      title: 'Interview Plans',
      can: 'setup:view-hiring',
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
