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

/** The bonus of a job depends on the rules too. */
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

/** Makes the caller's link for a job, or answers the one that is there. */
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

/** Send a FormData with these fields and `resume`, or JSON without a resume. */
export const submitReferral = call<{ body: ReferralSubmission; reply: One<ReferralSubmitted> }>(
  'POST',
  '/api/v1/my-referrals',
  { changes: ['referral', 'application', 'duplicate'] },
);

/** Possible until the application first moves. `id` is that of the application. */
export const withdrawReferral = call<{ params: Id; reply: One<MyReferral> }>(
  'POST',
  '/api/v1/my-referrals/:id/withdrawal',
  { changes: ['referral', 'application'] },
);
