import sql from 'sql-template-tag';
import type { OfferState } from '../../../contract/interviews/offers/offer-constants';
import type { LockedApplication } from '../../applicants/applications/lock-applications';
import {
  earlierVersionJoin,
  selectStagesOfVersion,
} from '../../applicants/applications/pipeline-version';
import { readStatusesWithoutProcess } from '../../applicants/applications/read-status-choices';
import { writeMoves } from '../../applicants/applications/write-moves';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { allRecords } from '../../platform/access/scope';
import { announceApplications } from '../../platform/realtime/changes';
import { announceOffer, closeOffer, lockOffer, readCompanyToday } from './lock-offer';
import { mailOfferMaker } from './offer-mails';
import type { OfferReader } from './offers.list';

interface HiredStatus {
  stageId: number | null;
  statusId: number;
}

/**
 * The nearest stage with a status of the category hired: the current one, else a later, else an earlier one.
 */
const findHiredStatus = async (
  tx: Transaction,
  { id, hasPipeline, stageId }: LockedApplication,
): Promise<HiredStatus | undefined> => {
  if (!hasPipeline) {
    const plain = await readStatusesWithoutProcess(tx);
    const hired = plain.find(({ category }) => category === 'hired');
    return hired && { stageId: null, statusId: hired.id };
  }
  return tx.one<HiredStatus>(sql`
    with stages as (
      select way.stage_id, way.sequence from application
        join job on job.id = application.job_id ${earlierVersionJoin}
        cross join lateral ${selectStagesOfVersion(sql`job.pipeline_id`, sql`kept.version_id`)} way
      where application.id = ${id}),
    here as (select coalesce((select sequence from stages where stage_id = ${stageId}), 0) as sequence)
    select stages.stage_id as "stageId", status.id as "statusId"
    from stages cross join here join stage_status on stage_status.stage_id = stages.stage_id
      join status on status.id = stage_status.status_id and status.category = 'hired'
    order by stages.sequence < here.sequence, abs(stages.sequence - here.sequence),
      stage_status.sequence
    limit 1`);
};

/** Moves the applicant to hired; the hook of moves updates the payout of a referral. */
const hire = async (
  tx: Transaction,
  row: LockedApplication,
  joiningDate: string,
): Promise<boolean> => {
  const stands = row.category === 'hired';
  const found = stands
    ? { stageId: row.stageId, statusId: row.statusId }
    : await findHiredStatus(tx, row);
  if (!found) return false;
  await writeMoves(tx, {
    rows: [row],
    target: { ...found, category: 'hired', joiningDate },
    comment: 'The offer was accepted.',
    actorId: null,
    changeId: undefined,
    letters: undefined,
  });
  announceApplications(tx, [row.id], [row.jobId]);
  return true;
};

export interface OfferAnswer {
  offerId: number;
  isAccepted: boolean;
  name: string;
  reason: string;
}

/** Reader for an applicant, whose link replaces the permission. */
const byLink: OfferReader = {
  viewer: { userId: 0, roles: [] },
  scope: allRecords,
  approvable: undefined,
};

/**
 * Only the first answer counts: repeating it, or answering in a second tab, changes nothing. Returns the
 * offer's state; undefined if the offer belongs to another application.
 */
export const answerOffer = (
  db: Database,
  applicationId: number,
  { offerId, isAccepted, name, reason }: OfferAnswer,
): Promise<OfferState | undefined> =>
  db.transaction(async (tx) => {
    const own = await tx.one(sql`
      select from offer where id = ${offerId} and application_id = ${applicationId}`);
    if (!own) return undefined;
    const offer = await lockOffer(tx, offerId, byLink);
    if (offer.state !== 'sent') return offer.state;
    const { application } = offer;
    const isLate = offer.expiresOn < (await readCompanyToday(tx));
    const state = isLate ? 'expired' : isAccepted ? 'accepted' : 'declined';
    await closeOffer(tx, offerId, state, isLate ? {} : { signedName: name, reason });
    const isHired = state === 'accepted' && (await hire(tx, application, offer.startsOn));
    await audit(tx, null, `offer.${state}`, {
      ...{ id: offerId, groupId: application.groupId, details: { isHired } },
    });
    await mailOfferMaker(tx, offerId, state);
    announceOffer(tx, offerId, application.jobId);
    return state;
  });
