import { route, type Feature } from 'shell/sdk/define';
import { answers, createQuestion, editQuestion, questionsOfGroup } from '../../../contract';

const menu = 'setup.question-groups-menu';
const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const questionsFeature: Feature = {
  pages: {
    QuestionsPage: route(questionsOfGroup, '/question-list/:id', {
      title: 'Questions List',
      menu,
      can: view,
    }),
    CreateQuestionPage: route(createQuestion, '/question-create/:id', {
      title: 'Create Question',
      menu,
      can: edit,
    }),
    EditQuestionPage: route(editQuestion, '/question-edit/:id', {
      title: 'Edit Question',
      menu,
      can: edit,
    }),
    AnswersPage: route(answers, '/answers/:id', { title: 'Answers', menu, can: view }),
  },
};
