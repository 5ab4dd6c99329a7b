import type { Many, One } from '../../answer';
import type { PersonName } from '../../applicants/applications/application';
import { call } from '../../call';
import type {
  ApplicantDetails,
  ApplicantDetailsUpdate,
} from '../../applicants/details/applicant-details';
import type {
  JoiningConfirmation,
  PayoutChange,
  PayoutChanged,
  PayoutStatus,
  ReferralMark,
  ReferralQuery,
  ReferralRecord,
  ReferralRow,
  ReferralSelection,
  ReferralSummary,
} from './referral';

interface Id {
  id: number;
}
interface Deleted {
  deleted: number;
}

const shows = ['referral', 'application', 'users'];
const changes = ['referral'];

export const getReferrals = call<{ query: ReferralQuery; reply: Many<ReferralRow> }>(
  'GET',
  '/api/v1/referrals',
  { shows },
);

export const getReferralSummary = call<{ reply: One<ReferralSummary> }>(
  'GET',
  '/api/v1/referral-summary',
  { shows },
);

/** `id` is the id of the application. */
export const getReferral = call<{ params: Id; reply: One<ReferralRecord> }>(
  'GET',
  '/api/v1/referrals/:id',
  { shows: [...shows, 'chat-member'] },
);

export const getPayoutStatuses = call<{ reply: One<PayoutStatus[]> }>(
  'GET',
  '/api/v1/referral-status',
);

/** People who referred the caller within the last 12 months, as a warning before approving. */
export const getReferralChain = call<{ reply: One<PersonName[]> }>(
  'GET',
  '/api/v1/referral-chain',
  { shows: ['referral'] },
);

export const changePayouts = call<{ body: PayoutChange; reply: One<PayoutChanged> }>(
  'POST',
  '/api/v1/multiple-referal-payable-status-change',
  { changes },
);

export const markReferral = call<{ params: Id; body: ReferralMark; reply: One<ReferralRecord> }>(
  'PUT',
  '/api/v1/referrals/:id',
  { changes },
);

/** Confirms an implausible joining date, so that the payout can proceed. */
export const confirmJoining = call<{
  params: Id;
  body: JoiningConfirmation;
  reply: One<ReferralRecord>;
}>('POST', '/api/v1/referrals/:id/joining-date-confirmation', { changes });

export const updateApplicantDetails = call<{
  params: Id;
  body: ApplicantDetailsUpdate;
  reply: One<ApplicantDetails>;
}>('PUT', '/api/v1/referrals/:id/details', { changes });

export const deletePayableReferrals = call<{ body: ReferralSelection; reply: One<Deleted> }>(
  'POST',
  '/api/v1/multiple-referal-payable-delete',
  { changes: ['referral', 'application'] },
);

export const deleteReferrals = call<{ body: ReferralSelection; reply: One<Deleted> }>(
  'DELETE',
  '/api/v1/referrals',
  { changes: ['referral', 'application'] },
);
