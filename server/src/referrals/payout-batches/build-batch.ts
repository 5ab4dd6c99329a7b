import sql from 'sql-template-tag';
import {
  batchMessages,
  mostBatchRows,
  mostTold,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { PayoutBatchCreate } from '../../../contract/referrals/payout-batches/payout-batch';
import type { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { createIdempotently, type IdempotencyKey } from '../../platform/http/idempotency';
import { announce } from '../../platform/realtime/changes';
import { readReferralSources } from '../payouts/read-referrals';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { enqueueBatchApprovalMail } from './batch-approval-mail';
import { findSelectedReferralIds, splitPayableSelection } from './batch-selection';

const lockSelectedReferrals = async (
  tx: Transaction,
  selection: ReferralSelection,
  reader: ReferralReader,
): Promise<ReferralSource[]> => {
  const ids = await findSelectedReferralIds(tx, selection, reader);
  await tx.run(sql`
    select from referral where id = any (${ids}::integer[]) order by id for update`);
  return readReferralSources(tx, reader, sql`referral.id = any (${ids}::integer[])`);
};

const chooseCurrency = (sources: readonly ReferralSource[], asked: string | undefined): string => {
  const found = [...new Set(sources.map(({ currency }) => currency))].sort();
  if (asked === undefined && found.length > 1)
    throw invalidField('currency', batchMessages.currencies(found));
  return asked ?? found[0] ?? '';
};

const insertBatch = async (
  tx: Transaction,
  actor: Actor,
  going: readonly ReferralSource[],
  { currency, refusals }: { currency: string; refusals: { applicantId: number }[] },
): Promise<number> => {
  const batch = await tx.one<{ id: number; version: number }>(sql`
    insert into payout_batch (currency, approvals, created_by, refused, refusals)
    select ${currency}, approvals, ${actor.userId}, ${refusals.length},
      ${JSON.stringify(refusals.slice(0, mostTold))}::jsonb
    from referral_setting where is_active returning id, version`);
  const id = batch?.id ?? 0;
  await tx.run(sql`
    insert into payout_batch_row (batch_id, referral_id, application_id, employee_number, employee,
      email, job_code, department, payable_on, amount_minor, currency)
    select ${id}, referral.id, referral.application_id, coalesce(referrer.external_id, ''),
      btrim(referrer.first_name || ' ' || referrer.last_name), coalesce(referrer.email, ''),
      job.code, department.name, referral.payable_on, referral.amount_minor, referral.currency
    from referral join app_user referrer on referrer.id = referral.referrer_id
      join application on application.id = coalesce(referral.hire_id, referral.application_id)
      join job on job.id = application.job_id join department on department.id = job.department_id
    where referral.id = any (${going.map(({ referralId }) => referralId)}::integer[])
    order by referral.application_id`);
  await audit(tx, actor.userId, 'payout-batch.build', {
    id,
    details: { currency, payouts: going.length, refused: refusals.length },
  });
  announce(tx, { owner: 'payout-batch', ids: [id], jobIds: [] });
  await enqueueBatchApprovalMail(tx, {
    batchId: id,
    version: batch?.version ?? 0,
    actorId: actor.userId,
  });
  return id;
};

export interface BatchRequest {
  actor: Actor;
  reader: ReferralReader;
  body: PayoutBatchCreate;
  key: IdempotencyKey | undefined;
}

/** @throws AppError when no payout can be paid, too many can, or a currency must be chosen. */
export const buildBatch = (
  db: Database,
  { actor, reader, body: { currency: asked, ...selection }, key }: BatchRequest,
): Promise<number> =>
  createIdempotently(db, actor.userId, 'payout-batch.build', key, async (tx) => {
    const sources = await lockSelectedReferrals(tx, selection, reader);
    const { payable, stops } = await splitPayableSelection(tx, sources, reader.today);
    const currency = chooseCurrency(payable, asked);
    const going = payable.filter((source) => source.currency === currency);
    const others = payable
      .filter((source) => source.currency !== currency)
      .map((source) => ({ source, message: batchMessages.otherCurrency(source.currency) }));
    const refusals = [...stops, ...others].map(({ source: { applicantId }, message }) => ({
      applicantId,
      message,
    }));
    if (going.length === 0)
      throw invalidField(
        'applicantId',
        [batchMessages.none, refusals[0]?.message].filter(Boolean).join(' '),
      );
    if (going.length > mostBatchRows) throw invalidField('applicantId', batchMessages.tooMany);
    return insertBatch(tx, actor, going, { currency, refusals });
  });
