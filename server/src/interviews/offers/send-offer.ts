import sql from 'sql-template-tag';
import {
  offerMessages,
  openOfferStates,
} from '../../../contract/interviews/offers/offer-constants';
import type { OfferWithdrawal } from '../../../contract/interviews/offers/offer';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import {
  announceOffer,
  closeOffer,
  lockOffer,
  readCompanyToday,
  createOfferRefusal,
} from './lock-offer';
import { mailOfferToApplicant } from './offer-mails';
import type { OfferReader } from './offers.list';

export const sendOffer = (
  db: Database,
  actor: Actor,
  id: number,
  version: number | undefined,
  reader: OfferReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, id, reader, version);
    if (offer.state !== 'approved') throw createOfferRefusal(offerMessages.notApproved);
    if (offer.expiresOn < (await readCompanyToday(tx)))
      throw createOfferRefusal(offerMessages.lapsed);
    await tx.run(sql`
      update offer set state = 'sent', sent_at = now(), version = version + 1 where id = ${id}`);
    if (!(await mailOfferToApplicant(tx, id, 'offer-sent')))
      throw createOfferRefusal(offerMessages.noAddress);
    await audit(tx, actor.userId, 'offer.send', { id, groupId: offer.application.groupId });
    announceOffer(tx, id, offer.application.jobId);
  });

export const withdrawOffer = (
  db: Database,
  actor: Actor,
  id: number,
  { reason, version }: OfferWithdrawal,
  reader: OfferReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, id, reader, version);
    if (!openOfferStates.some((open) => open === offer.state))
      throw createOfferRefusal(offerMessages.notOpen);
    await closeOffer(tx, id, 'withdrawn', { reason: reason.trim() });
    if (offer.state === 'sent') await mailOfferToApplicant(tx, id, 'offer-withdrawn');
    await audit(tx, actor.userId, 'offer.withdraw', { id, groupId: offer.application.groupId });
    announceOffer(tx, id, offer.application.jobId);
  });
