import type { PageQuery } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type { AnsweredQuestion, QuestionShapes } from './question';

export const questionCalls = {
  ...recordCalls<QuestionShapes>('questions', ['question-answer'], {
    changes: ['questions', 'question-group'],
  }),
  get: call<{ params: { id: number }; query: PageQuery; reply: AnsweredQuestion }>(
    'GET',
    '/api/v1/questions/:id',
    { shows: ['questions', 'application'] },
  ),
};
