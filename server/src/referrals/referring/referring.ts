import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../../contract/answer';
import {
  MyReferral,
  MyReferralParams,
  MyReferralQuery,
  ReferralSubmission,
  ReferralSubmitted,
} from '../../../contract/referrals/referring/my-referral';
import {
  OpenJob,
  OpenJobParams,
  OpenJobQuery,
  OpenJobRecord,
} from '../../../contract/referrals/referring/open-job';
import { ReferralLink } from '../../../contract/referrals/referring/referral-link';
import * as calls from '../../../contract/referrals/referring/referring.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { RawJson, route } from '../../platform/http/route';
import { readSentResume } from '../../applicants/intake/read-sent-resume';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import { createReferrerLink } from './create-link';
import { openJobList, openJobRecord } from './open-jobs.list';
import { toOwnReferralReader, readMyReferral, readMyReferrals } from './read-my-referrals';
import {
  mailMissedAnswerPromises,
  referralProgressMail,
  referralProgressFollowers,
} from './referral-progress-mail';
import { mailDuePayouts, payoutMail, payoutMailFollower } from './payout-mail';
import { submitReferral } from './submit-referral';
import { withdrawReferral } from './withdraw-referral';

const routeOptions = { access: 'referral:submit', tag: 'Own referrals' } as const;

const registerReferring = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, inspector, companyDay } = parts;
  const readerOf = async (userId: number) => toOwnReferralReader(userId, (await companyDay()).day);

  route(
    app,
    calls.getOpenJobs,
    {
      ...routeOptions,
      schemas: { query: OpenJobQuery, reply: Many(OpenJob) },
      summary: 'Published and open jobs, with what a referral for each is worth to the caller.',
    },
    async ({ query, actor }) => new RawJson(await readListPage(db, openJobList, query, actor)),
  );

  route(
    app,
    calls.getOpenJob,
    {
      ...routeOptions,
      schemas: { params: OpenJobParams, reply: One(OpenJobRecord) },
      summary: 'An open job as a careers page shows it, with the rules of a referral for it.',
    },
    async ({ params: { id }, actor }) => {
      const row = await readListRow(db, openJobRecord, id, actor);
      if (!row) throw new AppError('NOT_FOUND');
      return new RawJson(`{"data":${row}}`);
    },
  );

  route(
    app,
    calls.createReferralLink,
    {
      ...routeOptions,
      schemas: { params: OpenJobParams, reply: One(ReferralLink) },
      summary: 'The address that the caller shares for a job: who applies by it is referred.',
    },
    async ({ params: { id }, actor: { userId } }) => ({
      data: await createReferrerLink(parts, userId, id),
    }),
  );

  route(
    app,
    calls.getMyReferrals,
    {
      ...routeOptions,
      schemas: { query: MyReferralQuery, reply: Many(MyReferral) },
      summary: 'Whom the caller referred, and how far they have come.',
    },
    async ({ query, actor }) => readMyReferrals(db, query, await readerOf(actor.userId)),
  );

  route(
    app,
    calls.submitReferral,
    {
      ...routeOptions,
      schemas: { body: ReferralSubmission, reply: One(ReferralSubmitted) },
      summary: 'Refers a person for an open job; the same `Idempotency-Key` does it once.',
    },
    async ({ body, actor: { userId }, request }) => {
      const resume = await readSentResume(inspector, request.sentFiles, userId);
      const key = readIdempotencyKey(request);
      const id = await submitReferral(parts, { referrerId: userId, body, resume, key });
      return { data: { id } };
    },
  );

  route(
    app,
    calls.withdrawReferral,
    {
      ...routeOptions,
      schemas: { params: MyReferralParams, reply: One(MyReferral) },
      summary: 'Takes back a referral that nobody has moved yet.',
    },
    async ({ params: { id }, actor: { userId } }) => {
      await withdrawReferral(db, userId, id);
      return { data: await readMyReferral(db, id, await readerOf(userId)) };
    },
  );
};

export const referringDomain: Domain = {
  register: registerReferring,
  follows: [payoutMailFollower, ...referralProgressFollowers],
  dayStart: async (db, day) => {
    await mailDuePayouts(db, day);
    await mailMissedAnswerPromises(db, day);
  },
  mailKinds: [payoutMail, referralProgressMail],
};
