import sql, { type Sql } from 'sql-template-tag';
import type { PersonName } from '../../../contract/applicants/applications/application';
import { mostTold } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';

/** People who referred the current user in the last 12 months; `condition` is over `chain`, a referral. */
export const readReferralChain = (
  db: Db,
  { userId }: Pick<Viewer, 'userId'>,
  condition: Sql = sql`true`,
): Promise<PersonName[]> =>
  db.many<PersonName>(sql`
    select distinct referrer.id as "userId", referrer.first_name as name,
      referrer.last_name as "lastName"
    from app_user reader
      join applicant on applicant.email_key = lower(btrim(reader.email))
      join application on application.applicant_id = applicant.id
      join referral chain on chain.application_id = application.id
        and chain.referred_at >= now() - interval '12 months'
      join app_user referrer on referrer.id = chain.referrer_id
    where reader.id = ${userId} and applicant.email_key <> '' and ${condition}
    order by referrer.id limit ${mostTold}`);
