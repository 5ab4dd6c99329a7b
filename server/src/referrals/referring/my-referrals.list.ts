import sql from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { readPlainPage } from '../../platform/lists/list-reading';
import { toRowSql } from '../../platform/lists/row-sql';
import type { ReferralCriteria } from '../payouts/referral-criteria';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { referralList, referralJsonPairs } from '../payouts/referrals.list';

export interface MyReferralSource extends ReferralSource {
  /** Day by which the hiring team promised an answer; null without a promise. */
  answerBy: string | null;
  /** Day on which somebody else first changed the application; null if nobody has. */
  answeredOn: string | null;
  /** True if the application has not changed since the referral. */
  isUntouched: boolean;
  hasChat: boolean;
}

const applicationSteps = sql`application_history step where step.application_id = referral.application_id`;
const companyDayCast = sql`at time zone company_zone())::date`;

/** List of a referrer's own referrals; the reader's `scope` limits it to these. */
export const myReferralList: ReadableList<ReferralReader, ReferralCriteria> = {
  ...referralList,
  read: readPlainPage,
  filters: {},
  search: () => [
    sql`(select btrim(applicant.first_name || ' ' || applicant.last_name)
      from application join applicant on applicant.id = application.applicant_id
      where application.id = referral.application_id)`,
    sql`(select title from job where job.id = referral.job_id)`,
  ],
  row: (reader) =>
    toRowSql(sql`${referralJsonPairs(reader)},
    'answerBy', (referral.referred_at ${companyDayCast} + referral.answer_days,
    'answeredOn', (
      select (min(created_at) ${companyDayCast} from ${applicationSteps}
        and step.actor_id is distinct from referral.referrer_id
        and step.id > (select min(id) from ${applicationSteps})),
    'isUntouched', (select count(*) from ${applicationSteps}) <= 1,
    'hasChat', exists (
      select from chat_channel channel where channel.application_id = referral.application_id)`),
};
