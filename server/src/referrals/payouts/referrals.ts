import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Many, One } from '../../../contract/answer';
import { PersonName } from '../../../contract/applicants/applications/application';
import {
  ApplicantDetails,
  ApplicantDetailsUpdate,
} from '../../../contract/applicants/details/applicant-details';
import {
  JoiningConfirmation,
  PayoutChange,
  PayoutChanged,
  PayoutStatuses,
  ReferralMark,
  ReferralParams,
  ReferralQuery,
  ReferralRecord,
  ReferralRow,
  ReferralSelection,
  ReferralSummary,
} from '../../../contract/referrals/payouts/referral';
import * as calls from '../../../contract/referrals/payouts/referral.calls';
import type { Actor } from '../../platform/access/actor';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { route } from '../../platform/http/route';
import { writeApplicantDetails } from './applicant-details';
import { referralAudience } from './audience';
import { changePayouts } from './change-payouts';
import { deleteReferrals } from './delete-referrals';
import { getReferral } from './get-referral';
import { assertFilterRevealsNothing } from './assert-safe-filter';
import { getReferralSummary } from './get-summary';
import { confirmJoining } from './confirm-joining';
import { markDuplicateOrEligible } from './mark-duplicate-or-eligible';
import { readReferralChain } from './read-referral-chain';
import { readReferrals } from './read-referrals';
import { createMissingReferrals } from '../promises/promise-referrals';
import { payoutStatusChoices } from './referral-row';
import { payablePayoutsExport } from './export-payable';
import { referralApplicationFollowers } from './application-subscriptions';
import { toReferralReader } from './referral-reader';
import { payoutRemarkPersonalData } from './personal-remarks';
import { referralSearch } from './referral-search';
import { referralExport } from './referrals.list';
import { waitingPayoutSources } from './waiting-payout-sources';

const tag = 'Referrals';
/**
 * Everyone with a permission to change payouts has this one too; the permission for each change is checked
 * for each row.
 */
const changePermission = 'payout:hold';

const registerReferrals = (
  app: FastifyInstance,
  { db, sharedReads, companyDay }: ServerDependencies,
): void => {
  const readerOf = async (actor: Actor) => {
    const grant = actor.grants.get('referral:view');
    if (!grant) throw new AppError('FORBIDDEN');
    return toReferralReader(grant, actor, (await companyDay()).day);
  };

  route(
    app,
    calls.getReferrals,
    {
      schemas: { query: ReferralQuery, reply: Many(ReferralRow) },
      access: 'referral:view',
      tag,
      summary: 'Referrals with their payouts, one page at a time, within the caller’s scope.',
    },
    async ({ query, actor, grant }) => {
      assertFilterRevealsNothing(grant, query);
      const reader = await readerOf(actor);
      return readReferrals(db, query, actor, { ...reader, counts: sharedReads });
    },
  );

  route(
    app,
    calls.getReferralSummary,
    {
      schemas: { reply: One(ReferralSummary) },
      access: 'referral:view',
      tag,
      summary: 'How many referrals there are, and how many are payable.',
    },
    async ({ actor }) => ({ data: await getReferralSummary(sharedReads, await readerOf(actor)) }),
  );

  route(
    app,
    calls.getReferral,
    {
      schemas: { params: ReferralParams, reply: One(ReferralRecord) },
      access: 'referral:view',
      tag,
      summary: 'A referral with every rule of its payout, and what was done with it.',
    },
    async ({ params, actor }) => ({
      data: await getReferral(db, params.id, actor, await readerOf(actor)),
    }),
  );

  route(
    app,
    calls.getPayoutStatuses,
    {
      schemas: { reply: One(PayoutStatuses) },
      access: 'referral:view',
      tag,
      summary: 'The states of a payout.',
    },
    () => Promise.resolve({ data: payoutStatusChoices }),
  );

  route(
    app,
    calls.getReferralChain,
    {
      schemas: { reply: One(Type.Array(PersonName)) },
      access: 'payout:approve',
      tag,
      summary: 'Who referred the caller within the last 12 months, whose payouts are better left.',
    },
    async ({ actor }) => ({ data: await readReferralChain(db, actor) }),
  );

  route(
    app,
    calls.changePayouts,
    {
      schemas: { body: PayoutChange, reply: One(PayoutChanged) },
      access: changePermission,
      tag,
      summary: 'Changes many payouts in one transaction, with a result for each.',
    },
    async ({ body, actor }) => ({
      data: await changePayouts(db, actor, body, await readerOf(actor)),
    }),
  );

  route(
    app,
    calls.markReferral,
    {
      schemas: { params: ReferralParams, body: ReferralMark, reply: One(ReferralRecord) },
      access: changePermission,
      tag,
      summary: 'Marks a referral as duplicate, or its payout as eligible, which approves it.',
    },
    async ({ params: { id }, body, actor }) => {
      const reader = await readerOf(actor);
      await markDuplicateOrEligible(db, actor, id, body, reader);
      return { data: await getReferral(db, id, actor, reader) };
    },
  );

  route(
    app,
    calls.confirmJoining,
    {
      schemas: { params: ReferralParams, body: JoiningConfirmation, reply: One(ReferralRecord) },
      access: 'payout:approve',
      tag,
      summary: 'Confirms, with a remark, a joining date before or long after the application.',
    },
    async ({ params: { id }, body, actor }) => {
      const reader = await readerOf(actor);
      await confirmJoining(db, actor, id, body, reader);
      return { data: await getReferral(db, id, actor, reader) };
    },
  );

  route(
    app,
    calls.updateApplicantDetails,
    {
      schemas: {
        params: ReferralParams,
        body: ApplicantDetailsUpdate,
        reply: One(ApplicantDetails),
      },
      access: 'applicant-details:edit',
      tag,
      summary: 'What only the payout desk knows of the person who was referred.',
    },
    async ({ params: { id }, body, actor }) => ({
      data: await writeApplicantDetails(db, actor, id, body, await readerOf(actor)),
    }),
  );

  for (const call of [calls.deletePayableReferrals, calls.deleteReferrals])
    route(
      app,
      call,
      {
        schemas: { body: ReferralSelection, reply: One(Type.Object({ deleted: Type.Integer() })) },
        access: 'referral:delete',
        tag,
        summary: 'Deletes referrals by applicant, or all that match; the applicants stay.',
      },
      async ({ body, actor }) => ({
        data: { deleted: await deleteReferrals(db, actor, body, await readerOf(actor)) },
      }),
    );
};

export const referralsDomain: Domain = {
  register: registerReferrals,
  lists: [referralExport, payablePayoutsExport],
  audiences: { referral: referralAudience },
  follows: referralApplicationFollowers,
  dayStart: createMissingReferrals,
  waiting: waitingPayoutSources,
  searched: [referralSearch],
  personalData: [payoutRemarkPersonalData],
};
