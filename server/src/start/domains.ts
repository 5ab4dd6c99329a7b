import { jobApplicationExtension } from '../applicants/applications/job-applications';
import { createApplicantsWing } from '../applicants/wing';
import { chatJobExtension } from '../chat/channels/open-channels';
import { chatWing } from '../chat/wing';
import { companyWing } from '../company/wing';
import { consoleWing } from '../console/wing';
import { identityWing } from '../identity/wing';
import { interviewsWing } from '../interviews/wing';
import { createJobsWing } from '../jobs/wing';
import type { Domain, Wing } from '../platform/domain';
import { platformWing } from '../platform/wing';
import { privacyWing } from '../privacy/wing';
import { addReferrersToAudience } from '../referrals/referring/audience';
import { referralsWing } from '../referrals/wing';

/** To add a wing, add a line here; to add a domain, one in the `wing.ts` of its wing. */
export const wings: readonly Wing[] = [
  createJobsWing([jobApplicationExtension, chatJobExtension]),
  createApplicantsWing(addReferrersToAudience),
  platformWing,
  referralsWing,
  chatWing,
  interviewsWing,
  privacyWing,
  identityWing,
  companyWing,
  consoleWing,
];

export const domains: readonly Domain[] = [
  ...wings.flatMap((wing) => wing.domains),
  ...wings.flatMap((wing) => wing.createOverseers?.(wings) ?? []),
];
