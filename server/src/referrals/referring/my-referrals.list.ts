import sql from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { readPlain } from '../../platform/lists/reading';
import { rowOf } from '../../platform/lists/row';
import type { ReferralCriteria } from '../payouts/referral-criteria';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { referralList, referralPairs } from '../payouts/referrals.list';

/** A referral as the list below reads it. */
export interface MyReferralSource extends ReferralSource {
  /** The last day of the promised answer; `null` where none was promised. */
  answerBy: string | null;
  /** The day of the first step that somebody else took. */
  answeredOn: string | null;
  /** Nothing was done since the person was referred. */
  isUntouched: boolean;
  hasChat: boolean;
}

const step = sql`application_history step where step.application_id = referral.application_id`;
const day = sql`at time zone company_zone())::date`;

/** What people referred, with what was done about it; `scope` of the reader says whose. */
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
    rowOf(sql`${referralPairs(reader)},
    'answerBy', (referral.referred_at ${day} + referral.answer_days,
    'answeredOn', (
      select (min(created_at) ${day} from ${step}
        and step.actor_id is distinct from referral.referrer_id
        and step.id > (select min(id) from ${step})),
    'isUntouched', (select count(*) from ${step}) <= 1,
    'hasChat', exists (
      select from chat_channel channel where channel.application_id = referral.application_id)`),
};
