import sql from 'sql-template-tag';
import type { NewOffer, OfferChange } from '../../../contract/interviews/offers/offer';
import { offerMessages } from '../../../contract/interviews/offers/offer-constants';
import { currencies } from '../../../contract/platform/company/company-constants';
import {
  lockApplications,
  type LockedApplication,
} from '../../applicants/applications/lock-applications';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { findJoiningDateFault } from '../../platform/company/joining.rule';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announceOffer, lockOffer, readCompanyToday, createOfferRefusal } from './lock-offer';
import { hasAtMostTwoDecimals, toMinorUnits } from './offer-setup';
import type { OfferReader } from './offers.list';

type Terms = Omit<NewOffer, 'applicantId'>;

/** @throws AppError naming each field with an invalid value. */
const assertTerms = async (
  tx: Transaction,
  terms: Terms,
  { appliedOn }: LockedApplication,
): Promise<void> => {
  const { pay, currency, startsOn, expiresOn, templateId } = terms;
  const today = await readCompanyToday(tx);
  const template = await tx.one(sql`
    select from offer_template where id = ${templateId} for key share`);
  const joining = findJoiningDateFault(startsOn, appliedOn);
  const fields = {
    ...(!hasAtMostTwoDecimals(pay) && { pay: offerMessages.pay }),
    ...(!currencies.includes(currency) && { currency: offerMessages.currency }),
    ...(expiresOn < today && { expiresOn: offerMessages.expiry }),
    ...(startsOn < expiresOn && { startsOn: offerMessages.start }),
    ...(joining && { startsOn: joining }),
    ...(!template && { templateId: offerMessages.template }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
};

export const createOffer = (
  db: Database,
  actor: Actor,
  { applicantId, ...terms }: NewOffer,
  { scope }: OfferReader,
): Promise<number> =>
  db.transaction(async (tx) => {
    const [row] = await lockApplications(
      tx,
      [sql`application.id = ${applicantId}`, scope],
      null,
      1,
    );
    if (!row) throw new AppError('NOT_FOUND');
    if (row.category === 'rejected' || row.category === 'withdrawn')
      throw createOfferRefusal(offerMessages.closedApplicant);
    await assertTerms(tx, terms, row);
    const accepted = await tx.one(sql`
      select from offer where application_id = ${applicantId} and state = 'accepted'`);
    if (accepted) throw createOfferRefusal(offerMessages.accepted);
    const made = await tx.one<{ id: number }>(sql`
      insert into offer (application_id, position, pay_minor, currency, period, starts_on,
        expires_on, template_id, stage_id, made_by)
      values (${applicantId}, ${terms.position.trim()}, ${toMinorUnits(terms.pay)}, ${terms.currency},
        ${terms.period}, ${terms.startsOn}, ${terms.expiresOn}, ${terms.templateId},
        ${row.stageId}, ${actor.userId})
      on conflict (application_id) where state in ('draft', 'waiting', 'approved', 'sent')
        do nothing
      returning id`);
    if (!made) throw createOfferRefusal(offerMessages.open);
    const { id } = made;
    await audit(tx, actor.userId, 'offer.create', { id, groupId: row.groupId });
    announceOffer(tx, id, row.jobId);
    return id;
  });

/** Editions that approvers saw remain stored: a later edit starts the next edition, as a draft. */
export const updateOffer = (
  db: Database,
  actor: Actor,
  id: number,
  { version, ...terms }: OfferChange,
  reader: OfferReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, id, reader, version);
    if (offer.state === 'sent') throw createOfferRefusal(offerMessages.sent);
    if (!['draft', 'waiting', 'approved'].includes(offer.state))
      throw createOfferRefusal(offerMessages.notOpen);
    await assertTerms(tx, terms, offer.application);
    await tx.run(sql`
      update offer set position = ${terms.position.trim()}, pay_minor = ${toMinorUnits(terms.pay)},
        currency = ${terms.currency}, period = ${terms.period}, starts_on = ${terms.startsOn},
        expires_on = ${terms.expiresOn}, template_id = ${terms.templateId}, state = 'draft',
        number = 1 + coalesce((
          select max(number) from offer_edition where offer_id = offer.id), 0),
        version = version + 1
      where id = ${id}`);
    await audit(tx, actor.userId, 'offer.update', { id, groupId: offer.application.groupId });
    announceOffer(tx, id, offer.application.jobId);
  });
