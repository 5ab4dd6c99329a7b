import sql from 'sql-template-tag';
import type { ReferralRecord } from '../../../contract/referrals/payouts/referral';
import { payoutReasons, payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import type {
  PayoutReason,
  PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type { EmploymentFact } from '../../../contract/referrals/employment/employment-constants';
import type { PersonName } from '../../../contract/applicants/applications/application';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { readApplicantDetails } from './applicant-details';
import { canReadChatSql } from '../../platform/hiring-parts/chat-scope';
import { isJoiningDateDoubtful, evaluatePayoutRules } from './payout.rule';
import { readReferralSources } from './read-referrals';
import { findRecusalReason } from './payout-refusal.rule';
import { toReferralRow } from './referral-row';
import type { ReferralReader } from './referral-reader';

interface CaseEvent {
  at: string;
  actor: PersonName | null;
  from: PayoutState;
  to: PayoutState;
  reason: PayoutReason | '';
  remark: string;
  employment: { fact: EmploymentFact; before: string | null; after: string | null } | null;
}

interface CaseFile {
  history: CaseEvent[];
  contact: { phone: string; email: string };
  slab: string | null;
  hasChat: boolean;
  rulesVersion: number;
}

const readCaseFile = (db: Db, referralId: number, viewer: Viewer): Promise<CaseFile | undefined> =>
  db.one<CaseFile>(sql`
    select json_build_object('phone', applicant.phone, 'email', applicant.email) as contact,
      slab.slug as slab, ${canReadChatSql(viewer)} as "hasChat",
      referral.setting_version as "rulesVersion",
      coalesce((
        select json_agg(json_build_object('at', event.at, 'from', event.from_state,
          'to', event.to_state, 'reason', event.reason, 'remark', event.remark,
          'employment', case when event.fact is not null then json_build_object(
            'fact', event.fact, 'before', event.day_before, 'after', event.day_after) end,
          'actor', case when person.id is not null then json_build_object('userId', person.id,
            'name', person.first_name, 'lastName', person.last_name) end) order by event.id desc)
        from referral_event event left join app_user person on person.id = event.actor_id
        where event.referral_id = referral.id), '[]') as history
    from referral
      join application on application.id = referral.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = referral.job_id
      left join referral_amount slab on slab.id = referral.slab_id
    where referral.id = ${referralId}`);

const formatCaseEvent = ({ from, to, reason, ...event }: CaseEvent) => ({
  ...event,
  from: payoutStates[from].label,
  to: payoutStates[to].label,
  reason: reason && payoutReasons[reason],
});

/**
 * Reads a referral; the safe view omits other people's data.
 * @throws AppError when the referral is out of scope.
 */
export const getReferral = async (
  db: Db,
  applicantId: number,
  viewer: Viewer,
  reader: ReferralReader,
): Promise<ReferralRecord> => {
  const [source] = await readReferralSources(
    db,
    reader,
    sql`referral.application_id = ${applicantId}`,
  );
  if (!source) throw new AppError('NOT_FOUND');
  const row = toReferralRow(source, viewer, reader.today);
  const file = await readCaseFile(db, source.referralId, viewer);
  if (!file) throw new AppError('NOT_FOUND');
  if (viewer.grants.get('referral:view')?.view === 'safe') return { ...row, hasChat: file.hasChat };
  const { history, contact, slab, hasChat, rulesVersion } = file;
  const isMasked = viewer.grants.get('application:view')?.view === 'masked';
  const seesAmounts = row.currency !== undefined;
  return {
    ...row,
    hasChat,
    rules: evaluatePayoutRules(source.facts, reader.today),
    history: history
      .map(formatCaseEvent)
      .map((event) => (isMasked ? { ...event, remark: '' } : event)),
    mayConfirmJoining:
      isJoiningDateDoubtful(source.facts) &&
      viewer.grants.has('payout:approve') &&
      findRecusalReason(viewer, source) === undefined,
    ...(!isMasked && { contact }),
    ...(viewer.grants.has('applicant-details:edit') && {
      details: await readApplicantDetails(db, applicantId),
    }),
    promise: { slab: seesAmounts ? slab : null, rulesVersion },
  };
};
