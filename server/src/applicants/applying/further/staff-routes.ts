import type { FastifyInstance } from 'fastify';
import type { Sql } from 'sql-template-tag';
import { One } from '../../../../contract/answer';
import { ApplicationParams } from '../../../../contract/applicants/applications/application';
import {
  FurtherQuestionParams,
  QuestionAsked,
  QuestionToAsk,
} from '../../../../contract/applicants/applying/further-question';
import * as calls from '../../../../contract/applicants/applying/further-question.calls';
import type { Actor } from '../../../platform/access/actor';
import type { ServerDependencies } from '../../../platform/domain';
import { AppError } from '../../../platform/errors';
import { readIdempotencyKey } from '../../../platform/http/idempotency';
import { route } from '../../../platform/http/route';
import { toActionScope } from '../../applications/action-scope';
import { askQuestion } from './ask-question';
import { takeQuestionBack } from './take-question-back';

const options = { access: 'application:status', tag: 'Applying' } as const;

const requireScope = (actor: Actor): Sql => {
  const scope = toActionScope(actor, options.access);
  if (!scope) throw new AppError('FORBIDDEN');
  return scope;
};

export const registerFurtherQuestions = (
  app: FastifyInstance,
  { db }: Pick<ServerDependencies, 'db'>,
): void => {
  route(
    app,
    calls.askApplicant,
    {
      schemas: { params: ApplicationParams, body: QuestionToAsk, reply: One(QuestionAsked) },
      ...options,
      summary: 'Asks an applicant a question of the library, or one of its own, by mail.',
    },
    async ({ params, body, actor, request }) => ({
      data: {
        askedId: await askQuestion(db, {
          ...{ actorId: actor.userId, applicationId: params.id, question: body },
          ...{ scope: requireScope(actor), key: readIdempotencyKey(request) },
        }),
      },
    }),
  );
  route(
    app,
    calls.withdrawQuestion,
    {
      schemas: { params: FurtherQuestionParams, reply: One(QuestionAsked) },
      ...options,
      summary: 'Takes a question back that is not answered yet.',
    },
    async ({ params, actor }) => {
      await takeQuestionBack(db, actor.userId, params, requireScope(actor));
      return { data: { askedId: params.askedId } };
    },
  );
};
