import type { One } from '../../answer';
import { call } from '../../call';
import type { FurtherQuestionParams, QuestionAsked, QuestionToAsk } from './further-question';

const path = '/api/v1/application/:id/questions';

export const askApplicant = call<{
  params: { id: number };
  body: QuestionToAsk;
  reply: One<QuestionAsked>;
}>('POST', path, { changes: ['application'] });

/** Withdraws a question to an applicant; possible only until it is answered. */
export const withdrawQuestion = call<{ params: FurtherQuestionParams; reply: One<QuestionAsked> }>(
  'DELETE',
  `${path}/:askedId`,
  { changes: ['application'] },
);
