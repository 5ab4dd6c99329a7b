import sql from 'sql-template-tag';
import {
  payoutActionFor,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';
import { payoutsChanged } from './hooks';
import { deletePaidHires } from './paid-hires';
import { getPayoutState } from './payout.rule';
import { readReferralSources } from './read-referrals';
import type { ReferralSource } from './referral-row';
import type { ReferralReader } from './referral-reader';

export const lockPayouts = async (
  tx: Transaction,
  reader: ReferralReader,
  ids: readonly number[],
): Promise<ReferralSource[]> => {
  await tx.run(sql`
    select from referral where application_id = any (${[...ids]}::integer[])
    order by id for update`);
  return readReferralSources(
    tx,
    reader,
    sql`referral.application_id = any (${[...ids]}::integer[])`,
  );
};

export const writePayouts = async (
  tx: Transaction,
  actor: Actor,
  sources: readonly ReferralSource[],
  target: PayoutState,
  { reason = '', remark = '', today }: { reason?: string; remark?: string; today: string },
): Promise<void> => {
  const ids = sources.map(({ referralId }) => referralId);
  const from = sources.map(({ facts }) => getPayoutState(facts, today));
  await tx.run(sql`
    update referral set state = ${target}, reason = ${reason}, remark = ${remark},
      version = version + 1
    where id = any (${ids}::integer[])`);
  if (target === 'reversed') await deletePaidHires(tx, ids);
  await tx.run(sql`
    insert into referral_event (referral_id, from_state, to_state, reason, remark, actor_id)
    select id, from_state, ${target}, ${reason}, ${remark}, ${actor.userId}
    from unnest(${ids}::integer[], ${from}::text[]) as changed (id, from_state)`);
  await payoutsChanged.run(tx, {
    referralIds: ids.filter((_, place) => from[place] !== target),
    state: target,
  });
  const rows = sources.map(({ applicantId, job }, place) => ({
    applicantId,
    job,
    from: from[place],
  }));
  for (const standing of new Set(from)) {
    const action = payoutActionFor(standing, target);
    if (!action) continue;
    await audit(
      tx,
      actor.userId,
      `payout.${action}`,
      rows
        .filter((row) => row.from === standing)
        .map(({ applicantId, job, ...row }) => ({
          id: applicantId,
          details: { jobId: job.jobId, from: row.from, to: target, ...(reason && { reason }) },
        })),
    );
  }
  announce(tx, {
    owner: 'referral',
    ids: sources.map(({ applicantId }) => applicantId),
    jobIds: [...new Set(sources.map(({ job }) => job.jobId))],
  });
};
