import sql from 'sql-template-tag';
import { applicationsMoved } from '../../applicants/applications/hooks';
import { audit } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import { announceOffer, closeOffer } from './lock-offer';
import { mailOfferToApplicant, mailOfferMaker } from './offer-mails';

interface EndedOffer {
  id: number;
  jobId: number;
  groupId: number | null;
  isSent: boolean;
  reason: string;
}

/** Open offers of applicants who were rejected, withdrew, or were moved back before the offer's stage. */
const readEndedOffers = (tx: Db, ids: readonly number[]): Promise<EndedOffer[]> =>
  tx.many<EndedOffer>(sql`
    select offer.id, job.id as "jobId", job.group_id as "groupId", offer.state = 'sent' as "isSent",
      case when status.category in ('rejected', 'withdrawn')
        then 'The applicant was moved to ' || status.name || '.'
        else 'The applicant was moved back to ' || stage.name || '.' end as reason
    from offer join application on application.id = offer.application_id
      join job on job.id = application.job_id
      join status on status.id = application.status_id
      left join stage on stage.id = application.stage_id
      left join pipeline_stage now_in on now_in.pipeline_id = job.pipeline_id
        and now_in.stage_id = application.stage_id
      left join pipeline_stage made_in on made_in.pipeline_id = job.pipeline_id
        and made_in.stage_id = offer.stage_id
    where application.id = any (${[...ids]}::integer[])
      and offer.state in ('draft', 'waiting', 'approved', 'sent')
      and (status.category in ('rejected', 'withdrawn') or now_in.sequence < made_in.sequence)
    order by offer.id for update of offer`);

export const offerMoveFollower = applicationsMoved.by(async (tx: Transaction, { ids, actorId }) => {
  for (const { id, jobId, groupId, isSent, reason } of await readEndedOffers(tx, ids)) {
    await closeOffer(tx, id, 'withdrawn', { reason });
    if (isSent) await mailOfferToApplicant(tx, id, 'offer-withdrawn');
    await mailOfferMaker(tx, id, 'withdrawn');
    await audit(tx, actorId, 'offer.withdraw', { id, groupId });
    announceOffer(tx, id, jobId);
  }
});

/** Closes offers that expired; runs once per day of the company. */
export const expireOffers = (db: Db, today: string): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx.many<{ id: number; jobId: number; groupId: number | null }>(sql`
      select offer.id, job.id as "jobId", job.group_id as "groupId"
      from offer join application on application.id = offer.application_id
        join job on job.id = application.job_id
      where offer.state = 'sent' and offer.expires_on < ${today}
      order by offer.id for update of offer`);
    for (const { id, jobId, groupId } of ended) {
      await closeOffer(tx, id, 'expired');
      await mailOfferMaker(tx, id, 'expired');
      await audit(tx, null, 'offer.expire', { id, groupId });
      announceOffer(tx, id, jobId);
    }
  });
