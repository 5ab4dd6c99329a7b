import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  MyReferral,
  MyReferralQuery,
  ReferralSubmission,
  ReferralSubmitted,
} from './my-referral';
import type { ReferralLink } from './referral-link';
import type { OpenJob, OpenJobQuery, OpenJobRecord } from './open-job';

interface Id {
  id: number;
}

/** Kinds that open jobs depend on: the bonus depends on referral amounts, eligibility and settings. */
const shows = ['job', 'referral-amount', 'referral-eligibility', 'referral-setting'];

export const getOpenJobs = call<{ query: OpenJobQuery; reply: Many<OpenJob> }>(
  'GET',
  '/api/v1/open-jobs',
  { shows },
);

export const getOpenJob = call<{ params: Id; reply: One<OpenJobRecord> }>(
  'GET',
  '/api/v1/open-jobs/:id',
  { shows },
);

/** Creates the caller's referral link for a job, or returns the existing link. */
export const createReferralLink = call<{ params: Id; reply: One<ReferralLink> }>(
  'POST',
  '/api/v1/open-jobs/:id/link',
  { changes: [] },
);

export const getMyReferrals = call<{ query: MyReferralQuery; reply: Many<MyReferral> }>(
  'GET',
  '/api/v1/my-referrals',
  { shows: ['referral', 'application', 'chat-member'] },
);

/** Refers an applicant; send a FormData with a `resume` file, or JSON without a resume. */
export const submitReferral = call<{ body: ReferralSubmission; reply: One<ReferralSubmitted> }>(
  'POST',
  '/api/v1/my-referrals',
  { changes: ['referral', 'application', 'duplicate'] },
);

/** Withdraws a referral, until the application's first status change; `id` is the id of the application. */
export const withdrawReferral = call<{ params: Id; reply: One<MyReferral> }>(
  'POST',
  '/api/v1/my-referrals/:id/withdrawal',
  { changes: ['referral', 'application'] },
);
