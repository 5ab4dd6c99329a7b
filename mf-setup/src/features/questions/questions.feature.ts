import { route, type Feature } from 'shell/sdk/define';
import { answers, createQuestion, editQuestion, questionsOfGroup } from '../../../contract';

const menuId = 'setup.question-groups-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const questionsFeature: Feature = {
  pages: {
    QuestionsPage: route(questionsOfGroup, '/question-list/:id', {
      title: 'Questions List',
      menu: menuId,
      can: viewPermission,
    }),
    CreateQuestionPage: route(createQuestion, '/question-create/:id', {
      title: 'Create Question',
      menu: menuId,
      can: editPermission,
    }),
    EditQuestionPage: route(editQuestion, '/question-edit/:id', {
      title: 'Edit Question',
      menu: menuId,
      can: editPermission,
    }),
    AnswersPage: route(answers, '/answers/:id', {
      title: 'Answers',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
