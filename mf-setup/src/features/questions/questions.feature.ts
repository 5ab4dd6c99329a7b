import { route, type Feature } from 'shell/sdk/define';
import { answers, createQuestion, editQuestion, questionsOfGroup } from '../../../contract';

const menuId = 'setup.question-groups-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';
const viewing = { menu: menuId, can: viewPermission } as const;
const editing = { menu: menuId, can: editPermission } as const;

export const questionsFeature: Feature = {
  pages: {
    QuestionsPage: route(questionsOfGroup, '/question-list/:id', {
      ...viewing,
      title: 'Questions List',
    }),
    CreateQuestionPage: route(createQuestion, '/question-create/:id', {
      ...editing,
      title: 'Create Question',
    }),
    EditQuestionPage: route(editQuestion, '/question-edit/:id', {
      ...editing,
      title: 'Edit Question',
    }),
    AnswersPage: route(answers, '/answers/:id', { ...viewing, title: 'Answers' }),
  },
};
