import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type {
  QuestionGroupShapes,
  QuestionsOfGroup,
  QuestionsOfGroupQuery,
} from './question-group';

/** `getMany` also serves pickers, `get` includes one page of questions. */
export const questionGroupCalls = {
  ...recordCalls<QuestionGroupShapes>('question-group', ['job', 'questions', 'question-answer']),
  get: call<{ params: { id: number }; query: QuestionsOfGroupQuery; reply: QuestionsOfGroup }>(
    'GET',
    '/api/v1/question-group/:id',
    { shows: ['question-group', 'questions'] },
  ),
};
