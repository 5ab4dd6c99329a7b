import sql from 'sql-template-tag';
import type { HookFollower } from '../../platform/hook';
import { payoutsChanged } from '../../referrals/payouts/hooks';
import { postNotices } from './post-notices';

/** Posts the new state of a payout to the referral's chat, never its reason, remark or amount. */
export const payoutNoticeFollower: HookFollower = payoutsChanged.by(
  async (tx, { referralIds, state }) => {
    const channels = await tx.many<{ channelId: number; at: string }>(sql`
    select channel.id as "channelId", now() as at
    from referral
      join chat_channel channel on channel.application_id = referral.application_id
      join job on job.id = referral.job_id
      join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
    where referral.id = any (${[...referralIds]}::integer[])`);
    await postNotices(
      tx,
      channels.map((channel) => ({ ...channel, notice: { kind: 'payout', state } })),
    );
  },
);
