import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/interviews/offers/offer';
import * as calls from '../../../contract/interviews/offers/offer.calls';
import type { Actor } from '../../platform/access/actor';
import { allRecords, intersectScopes } from '../../platform/access/scope';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';
import { RawJson, route } from '../../platform/http/route';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import { decideOffer, submitOfferForApproval } from './approve-offer';
import { createOffer, updateOffer } from './change-offer';
import { offerList, type OfferReader } from './offers.list';
import { sendOffer, withdrawOffer } from './send-offer';

const tag = 'Offers';
const params = Type.Object({ id: Id });
const reply = One(shapes.Offer);
const make = { access: 'offer:make', tag } as const;

/** An action needs the permission to view offers too, so its scope is never larger than the list's. */
export const toOfferReader = (actor: Actor, acting?: JobGrant): OfferReader => {
  const view = actor.grants.get('offer:view');
  if (!view) throw new AppError('FORBIDDEN');
  const approve = actor.grants.get('offer:approve');
  return {
    viewer: actor,
    scope: intersectScopes(
      jobsInScope(view, actor),
      acting ? jobsInScope(acting, actor) : allRecords,
    ),
    approvable: approve && jobsInScope(approve, actor),
  };
};

export const registerOffers = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  const answer = async (id: number, actor: Actor): Promise<RawJson> => {
    const row = await readListRow(db, offerList, id, toOfferReader(actor));
    if (!row) throw new AppError('NOT_FOUND');
    return new RawJson(`{"data":${row}}`);
  };
  route(
    app,
    calls.getOffers,
    {
      schemas: { query: shapes.OfferQuery, reply: Many(shapes.Offer) },
      access: 'offer:view',
      tag,
      summary: 'Offers with their pay, approvals and editions, the newest first.',
    },
    async ({ query, actor }) =>
      new RawJson(await readListPage(db, offerList, query, toOfferReader(actor))),
  );
  route(
    app,
    calls.getOffer,
    { schemas: { params, reply }, access: 'offer:view', tag, summary: 'One offer.' },
    async ({ params: { id }, actor }) => answer(id, actor),
  );
  route(
    app,
    calls.createOffer,
    {
      schemas: { body: shapes.NewOffer, reply },
      ...make,
      summary: 'Makes a draft of an offer to an applicant, who has at most one open offer.',
    },
    async ({ body, actor, grant }) =>
      answer(await createOffer(db, actor, body, toOfferReader(actor, grant)), actor),
  );
  route(
    app,
    calls.updateOffer,
    {
      schemas: { params, body: shapes.OfferChange, reply },
      ...make,
      summary: 'Changes an offer that was not sent; an approval begins anew.',
    },
    async ({ params: { id }, body, actor, grant }) => {
      await updateOffer(db, actor, id, body, toOfferReader(actor, grant));
      return answer(id, actor);
    },
  );
  route(
    app,
    calls.handInOfferForApproval,
    {
      schemas: { params, body: shapes.OfferActionBody, reply },
      ...make,
      summary: 'Makes the document, and asks those who approve; without a rule it is approved.',
    },
    async ({ params: { id }, body: { version }, actor, grant }) => {
      await submitOfferForApproval(parts, actor, id, version, toOfferReader(actor, grant));
      return answer(id, actor);
    },
  );
  route(
    app,
    calls.decideOffer,
    {
      schemas: { params, body: shapes.OfferDecision, reply },
      access: 'offer:approve',
      tag,
      summary: 'Approves the next step, or gives the offer back with a note.',
    },
    async ({ params: { id }, body, actor, grant }) => {
      await decideOffer(db, actor, id, body, toOfferReader(actor, grant));
      return answer(id, actor);
    },
  );
  route(
    app,
    calls.sendOffer,
    {
      schemas: { params, body: shapes.OfferActionBody, reply },
      ...make,
      summary: 'Mails the applicant a link to the approved offer.',
    },
    async ({ params: { id }, body: { version }, actor, grant }) => {
      await sendOffer(db, actor, id, version, toOfferReader(actor, grant));
      return answer(id, actor);
    },
  );
  route(
    app,
    calls.withdrawOffer,
    {
      schemas: { params, body: shapes.OfferWithdrawal, reply },
      ...make,
      summary: 'Withdraws an open offer with a reason, and tells an applicant who has it.',
    },
    async ({ params: { id }, body, actor, grant }) => {
      await withdrawOffer(db, actor, id, body, toOfferReader(actor, grant));
      return answer(id, actor);
    },
  );
};
