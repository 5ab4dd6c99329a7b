import type { RemoteArea } from 'shell/sdk/define';

export const questions: RemoteArea = {
  menu: [
    {
      id: 'setup.questions',
      category: 'referral',
      sidebarSorting: 5,
      title: 'Questions',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.question-groups-menu',
      category: 'referral',
      sidebarSorting: 6,
      title: 'Question Group',
      to: 'setup.question-groups',
      parent: 'setup.questions',
      can: 'setup:view-hiring',
    },
  ],
  routes: [
    {
      id: 'setup.question-groups',
      path: '/question-template',
      title: 'Question Groups',
      load: 'QuestionGroupsPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.create-question-group',
      path: '/questiongroup-create',
      title: 'Create Question Group',
      menu: 'setup.question-groups-menu',
      load: 'CreateQuestionGroupPage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.edit-question-group',
      path: '/questiongroup-edit/:id',
      title: 'Edit Question Group',
      menu: 'setup.question-groups-menu',
      load: 'EditQuestionGroupPage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.questions-of-group',
      path: '/question-list/:id',
      title: 'Questions List',
      menu: 'setup.question-groups-menu',
      load: 'QuestionsPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.create-question',
      path: '/question-create/:id',
      title: 'Create Question',
      menu: 'setup.question-groups-menu',
      load: 'CreateQuestionPage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.edit-question',
      path: '/question-edit/:id',
      title: 'Edit Question',
      menu: 'setup.question-groups-menu',
      load: 'EditQuestionPage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.answers',
      path: '/answers/:id',
      title: 'Answers',
      menu: 'setup.question-groups-menu',
      load: 'AnswersPage',
      can: 'setup:view-hiring',
    },
  ],
};
