import sql from 'sql-template-tag';
import { listRolesWithPermission } from '../../platform/access/access-table';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { selectIncludedIds } from './batch-rows';

const isApprover = sql`exists (
  select from held_role where held_role.user_id = person.id
    and held_role.role = any (${listRolesWithPermission('payout:approve')}::text[]))`;

/** The mail has no names or amounts, since not everybody who approves batches may see them. */
export const batchApprovalMail: MailKind = {
  name: 'batch-approval',
  optionalFor: 'payout:approve',
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const batchId = Number(reference.batchId);
    const batch = await db.one<{ payouts: number }>(sql`
      select (select count(*)::integer from (${selectIncludedIds(batchId)}) included) as payouts
      from payout_batch batch join app_user person on person.id = ${personId}
      where batch.id = ${batchId} and batch.state = 'open' and ${isApprover}
        and not exists (select from payout_batch_approval approval
          where approval.batch_id = batch.id and approval.approver_id = person.id)`);
    if (!batch) return { suppressed: 'The batch does not wait for this person any more.' };
    const { payouts } = batch;
    const counted = payouts === 1 ? '1 payout' : `${payouts} payouts`;
    return {
      subject: `Batch ${batchId} waits for your approval`,
      heading: `Batch ${batchId} waits for your approval`,
      paragraphs: [
        `It has ${counted}. Nobody is paid before the approvals that your company asks for.`,
      ],
      button: { label: 'Open the batch', path: `/payout-batches/${batchId}` },
      reason: 'you may approve payouts of referrals',
    };
  },
};

interface BatchToApprove {
  batchId: number;
  /** Version of the content to approve: a changed batch needs new approvals. */
  version: number;
  actorId: number;
}

export const enqueueBatchApprovalMail = async (
  db: Db,
  { batchId, version, actorId }: BatchToApprove,
): Promise<void> => {
  const approvers = await db.many<{ id: number }>(sql`
    select person.id from app_user person
    where person.is_active and person.id <> ${actorId} and ${isApprover}`);
  await enqueueMail(
    db,
    batchApprovalMail,
    approvers.map(({ id }) => ({
      cause: `batch:${batchId}:${version}`,
      to: { personId: id },
      reference: { batchId },
    })),
  );
};
