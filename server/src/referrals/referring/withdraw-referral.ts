import sql from 'sql-template-tag';
import { referringMessages } from '../../../contract/referrals/referring/referring-constants';
import { lockApplications } from '../../applicants/applications/lock-applications';
import { writeMoves } from '../../applicants/applications/write-moves';
import { readWithdrawnStatus } from '../../jobs/pipelines/withdrawn-status';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announceApplications } from '../../platform/realtime/changes';

const wasApplicationMoved = async (tx: Transaction, id: number): Promise<boolean> => {
  const row = await tx.one<{ n: number }>(
    sql`select count(*)::integer as n from application_history where application_id = ${id}`,
  );
  return (row?.n ?? 0) > 1;
};

/**
 * Withdraws a referral; a repeated call changes nothing.
 * @throws AppError for another user's referral, or if the application was moved.
 */
export const withdrawReferral = (
  db: Database,
  referrerId: number,
  applicationId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await lockApplications(
      tx,
      [sql`application.id = ${applicationId}`, sql`application.referrer_id = ${referrerId}`],
      null,
      1,
    );
    if (!row) throw new AppError('NOT_FOUND');
    if (row.category === 'withdrawn') return;
    if (await wasApplicationMoved(tx, row.id))
      throw new AppError('IN_USE', { message: referringMessages.moved });
    const { stageId, jobId, groupId } = row;
    await writeMoves(tx, {
      rows: [row],
      target: {
        stageId,
        statusId: await readWithdrawnStatus(tx, stageId),
        category: 'withdrawn',
        joiningDate: null,
      },
      comment: 'Withdrawn by the person who referred them.',
      actorId: referrerId,
      changeId: undefined,
      letters: { templateId: undefined },
    });
    await audit(tx, referrerId, 'referral.withdraw', {
      id: applicationId,
      groupId,
      details: { jobId },
    });
    announceApplications(tx, [applicationId], [jobId]);
  });
