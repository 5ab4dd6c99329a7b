import sql from 'sql-template-tag';
import type { OfferState, PayPeriod } from '../../../contract/interviews/offers/offer-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { Db } from '../../platform/db/database';

export interface OfferForApplicant {
  id: number;
  state: Extract<OfferState, 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn'>;
  position: string;
  payMinor: number;
  currency: string;
  period: PayPeriod;
  /** First working day and expiry date as YYYY-MM-DD. */
  startsOn: string;
  expiresOn: string;
  /** Day in the company's time zone on which the offer was closed; null while it is open. */
  closedOn: string | null;
  signedName: string;
  fileId: string | null;
  language: CareersLanguage;
  hasStatusPage: boolean;
}

/** Returns the latest offer that was sent to the applicant; undefined if none was sent. */
export const readOfferForApplicant = async (
  db: Db,
  applicationId: number,
): Promise<OfferForApplicant | undefined> => {
  const row = await db.one<Omit<OfferForApplicant, 'language'> & { description: string }>(sql`
    select offer.id, case when offer.state = 'sent'
        and offer.expires_on < (now() at time zone company_zone())::date then 'expired'
        else offer.state end as state,
      offer.position, offer.pay_minor as "payMinor", offer.currency, offer.period,
      offer.starts_on::text as "startsOn", offer.expires_on::text as "expiresOn",
      to_char(offer.closed_at at time zone company_zone(), 'YYYY-MM-DD') as "closedOn",
      offer.signed_name as "signedName", edition.file_id as "fileId", job.description,
      exists (select from sent_application where application_id = application.id)
        as "hasStatusPage"
    from offer join application on application.id = offer.application_id
      join job on job.id = application.job_id
      join offer_edition edition on edition.offer_id = offer.id and edition.number = offer.number
    where application.id = ${applicationId} and offer.sent_at is not null
    order by offer.id desc limit 1`);
  if (!row) return undefined;
  const { description, ...offer } = row;
  return { ...offer, payMinor: Number(offer.payMinor), language: detectLanguage(description) };
};
