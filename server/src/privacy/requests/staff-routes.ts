import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/privacy/requests/privacy-request';
import * as calls from '../../../contract/privacy/requests/privacy-request.calls';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { RawJson, route } from '../../platform/http/route';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import {
  answerRequest,
  assignRequest,
  confirmIdentityByStaff,
  enqueueDataPackage,
} from './change-requests';
import { insertPrivacyRequest } from './make-request';
import { requestList } from './requests.list';

const tag = 'Privacy';
const edit = { access: 'privacy:edit', tag } as const;
const reply = One(shapes.PrivacyRequest);
const params = Type.Object({ id: Id });

export const registerStaffRequests = (
  app: FastifyInstance,
  { db, companyDay }: ServerDependencies,
): void => {
  const answer = async (id: number): Promise<RawJson> => {
    const row = await readListRow(db, requestList, id, {});
    if (!row) throw new AppError('NOT_FOUND');
    return new RawJson(`{"data":${row}}`);
  };
  route(
    app,
    calls.getPrivacyRequests,
    {
      schemas: { query: shapes.PrivacyRequestQuery, reply: Many(shapes.PrivacyRequest) },
      access: 'privacy:view',
      tag,
      summary: 'What people ask for about their own data, the nearest day to answer first.',
    },
    async ({ query }) => new RawJson(await readListPage(db, requestList, query, {})),
  );
  route(
    app,
    calls.createPrivacyRequest,
    {
      schemas: { body: shapes.NewPrivacyRequest, reply },
      ...edit,
      summary: 'Records what a person asked for; a link to confirm it goes to their address.',
    },
    async ({ body: { applicantId, kind, note = '' }, actor }) => {
      const asked = { applicationId: applicantId, kind, note, madeBy: actor.userId };
      return answer(await insertPrivacyRequest(db, asked));
    },
  );
  route(
    app,
    calls.assignPrivacyRequest,
    {
      schemas: { params, body: shapes.PrivacyRequestOwner, reply },
      ...edit,
      summary: 'Who answers the request.',
    },
    async ({ params: { id }, body, actor }) => {
      const { day: today } = await companyDay();
      await assignRequest(db, actor, id, { ...body, today });
      return answer(id);
    },
  );
  route(
    app,
    calls.confirmIdentity,
    {
      schemas: { params, body: shapes.IdentityConfirmation, reply },
      ...edit,
      summary: 'Confirms in another way than by the mailed link that the person asks.',
    },
    async ({ params: { id }, body: { how }, actor }) => {
      await confirmIdentityByStaff(db, actor, id, how);
      return answer(id);
    },
  );
  route(
    app,
    calls.buildPrivacyPackage,
    {
      schemas: { params, reply },
      ...edit,
      summary: 'Makes the package of everything about the person, and mails where it is.',
    },
    async ({ params: { id }, actor }) => {
      await enqueueDataPackage(db, actor, id);
      return answer(id);
    },
  );
  route(
    app,
    calls.answerPrivacyRequest,
    {
      schemas: { params, body: shapes.PrivacyAnswer, reply },
      ...edit,
      summary: 'Closes the request as done, or refused with a reason, and mails the answer.',
    },
    async ({ params: { id }, body, actor }) => {
      await answerRequest(db, actor, id, body);
      return answer(id);
    },
  );
};
