import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { Type } from 'typebox';
import { One } from '../../../../contract/answer';
import { ApplicationParams } from '../../../../contract/applicants/applications/application';
import {
  ConsentParams,
  ConsentSource,
  RecordedConsent,
} from '../../../../contract/applicants/applying/recorded-consent';
import * as calls from '../../../../contract/applicants/applying/recorded-consent.calls';
import type { Actor } from '../../../platform/access/actor';
import type { ServerDependencies } from '../../../platform/domain';
import { AppError } from '../../../platform/errors';
import { jobsInScope } from '../../../platform/hiring-parts/job-scope';
import { route } from '../../../platform/http/route';
import { toActionScope } from '../../applications/action-scope';
import { recordConsent, takeConsentBack } from './change-consents';
import { readRecordedConsents } from './read-recorded-consents';

const tag = 'Applying';
const edit = { access: 'application:status', tag } as const;
const reply = One(Type.Array(RecordedConsent));

const requireScope = (actor: Actor): Sql => {
  const scope = toActionScope(actor, edit.access);
  if (!scope) throw new AppError('FORBIDDEN');
  return scope;
};

export const registerStaffConsents = (
  app: FastifyInstance,
  { db }: Pick<ServerDependencies, 'db'>,
): void => {
  const answer = async (id: number) => ({ data: await readRecordedConsents(db, id, sql`true`) });
  route(
    app,
    calls.getRecordedConsents,
    {
      schemas: { params: ApplicationParams, reply },
      access: 'application:view',
      tag,
      summary: 'What an applicant agreed to, how, and what they could agree to.',
    },
    async ({ params: { id }, grant, actor }) => ({
      data: await readRecordedConsents(db, id, jobsInScope(grant, actor)),
    }),
  );
  route(
    app,
    calls.recordConsent,
    {
      schemas: { params: ConsentParams, body: ConsentSource, reply },
      ...edit,
      summary: 'Records an agreement that the applicant gave in another way than by the form.',
    },
    async ({ params, body: { source }, actor }) => {
      const change = { ...params, source, actorId: actor.userId, scope: requireScope(actor) };
      await recordConsent(db, change);
      return answer(params.id);
    },
  );
  route(
    app,
    calls.withdrawRecordedConsent,
    {
      schemas: { params: ConsentParams, reply },
      ...edit,
      summary: 'Takes an agreement back, as the applicant asked.',
    },
    async ({ params, actor }) => {
      await takeConsentBack(db, {
        ...params,
        actorId: actor.userId,
        scope: requireScope(actor),
      });
      return answer(params.id);
    },
  );
};
