import sql from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { readPlain } from '../../platform/lists/reading';
import { toRow } from '../../platform/lists/row';
import type { ReferralCriteria } from '../payouts/referral-criteria';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { referralList, referralPairs } from '../payouts/referrals.list';

export interface MyReferralSource extends ReferralSource {
  /** Date by which the hiring team promised a response; null without a promise. */
  answerBy: string | null;
  /** Date of the first step by another user. */
  answeredOn: string | null;
  /** True if the application has not changed since the referral. */
  isUntouched: boolean;
  hasChat: boolean;
}

const step = sql`application_history step where step.application_id = referral.application_id`;
const companyDayCast = sql`at time zone company_zone())::date`;

/** `scope` of the reader limits the list to the referrer. */
export const myReferralList: ReadableList<ReferralReader, ReferralCriteria> = {
  ...referralList,
  read: readPlain,
  filters: {},
  search: () => [
    sql`(select btrim(applicant.first_name || ' ' || applicant.last_name)
      from application join applicant on applicant.id = application.applicant_id
      where application.id = referral.application_id)`,
    sql`(select title from job where job.id = referral.job_id)`,
  ],
  row: (reader) =>
    toRow(sql`${referralPairs(reader)},
    'answerBy', (referral.referred_at ${companyDayCast} + referral.answer_days,
    'answeredOn', (
      select (min(created_at) ${companyDayCast} from ${step}
        and step.actor_id is distinct from referral.referrer_id
        and step.id > (select min(id) from ${step})),
    'isUntouched', (select count(*) from ${step}) <= 1,
    'hasChat', exists (
      select from chat_channel channel where channel.application_id = referral.application_id)`),
};
