import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import {
  ErasureReason,
  ErasureState,
  SealedRecord,
} from '../../../contract/privacy/erasure/erasure';
import * as calls from '../../../contract/privacy/erasure/erasure.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import type { PersonalData } from '../../platform/personal-data';
import { anonymisePerson, restoreAnonymisedPerson } from './anonymise';
import { repeatErasuresOfLedger } from './apply-ledger';
import { createFinishErasuresTask } from './finish-erasures';
import { readOriginalData } from './open-sealed';
import { readErasureState } from './read-erasure-state';

const tag = 'Privacy';
const schemas = { params: ApplicationParams, reply: One(ErasureState) };

const registerErasures = (
  app: FastifyInstance,
  { db, keys, config }: ServerDependencies,
  data: readonly PersonalData[],
): void => {
  const parts = { keys, data };
  const folder = config.dataFolder;
  app.addHook('onReady', async () => {
    const again = await repeatErasuresOfLedger(db, parts, folder);
    if (again > 0) app.log.warn({ again }, 'People of a restored backup were anonymised again');
  });

  route(
    app,
    calls.getErasure,
    {
      schemas,
      access: 'privacy:view',
      tag,
      summary: 'What anonymising the person of an application takes and leaves, or took.',
    },
    async ({ params: { id }, actor }) => ({
      data: await readErasureState(db, id, data, actor.userId),
    }),
  );

  route(
    app,
    calls.anonymiseByApplication,
    {
      schemas: { ...schemas, body: ErasureReason },
      access: 'privacy:edit',
      tag,
      summary: 'Anonymises the person of an application, with all their applications.',
    },
    async ({ params: { id }, body: { reason }, actor }) => {
      const request = { applicationId: id, actorId: actor.userId, folder };
      await anonymisePerson(db, parts, request, reason);
      return { data: await readErasureState(db, id, data, actor.userId) };
    },
  );

  route(
    app,
    calls.openSealedOriginals,
    {
      schemas: {
        params: ApplicationParams,
        body: ErasureReason,
        reply: One(SealedRecord),
      },
      access: 'privacy:view',
      tag,
      summary: 'What is sealed of an anonymised person, for the privacy officer with a reason.',
    },
    async ({ params: { id }, body: { reason }, actor }) => ({
      data: await readOriginalData(db, keys, {
        ...{ applicationId: id, actorId: actor.userId, reason: reason.trim() },
      }),
    }),
  );

  route(
    app,
    calls.restoreAnonymisedByApplication,
    {
      schemas,
      access: 'privacy:edit',
      tag,
      summary: 'Brings an anonymised person back, within 30 days.',
    },
    async ({ params: { id }, actor }) => {
      await restoreAnonymisedPerson(db, parts, {
        applicationId: id,
        actorId: actor.userId,
        folder,
      });
      return { data: await readErasureState(db, id, data, actor.userId) };
    },
  );
};

/** `data` is the personal data of applicants in all domains. */
export const createErasuresDomain = (data: readonly PersonalData[]): Domain => ({
  register: (app, parts) => registerErasures(app, parts, data),
  tasks: (parts) => [createFinishErasuresTask(parts)],
});
