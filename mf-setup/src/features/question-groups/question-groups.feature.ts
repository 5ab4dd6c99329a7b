import { route, type Feature } from 'shell/sdk/define';
import { createQuestionGroup, editQuestionGroup, questionGroups } from '../../../contract';

export const questionGroupsFeature: Feature = {
  menu: [
    {
      id: 'setup.question-groups-menu',
      category: 'referral',
      sidebarSorting: 6,
      title: 'Question Group',
      to: questionGroups,
      parent: 'setup.questions',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    QuestionGroupsPage: route(questionGroups, '/question-template', {
      title: 'Question Groups',
      can: 'setup:view-hiring',
    }),
    CreateQuestionGroupPage: route(createQuestionGroup, '/questiongroup-create', {
      title: 'Create Question Group',
      menu: 'setup.question-groups-menu',
      can: 'setup:edit-hiring',
    }),
    EditQuestionGroupPage: route(editQuestionGroup, '/questiongroup-edit/:id', {
      title: 'Edit Question Group',
      menu: 'setup.question-groups-menu',
      can: 'setup:edit-hiring',
    }),
  },
};
