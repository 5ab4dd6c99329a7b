import type { ApplicationRow } from 'server/contract/applicants/application';
import { withheldReason } from './withheld';

/** Why there is no resume to look at; absent means that this person may not see resumes. */
export const resumeRefusal = (resume: ApplicationRow['resume']): string | undefined => {
  if (resume === undefined) return withheldReason;
  return resume === null ? 'This applicant came without a resume.' : undefined;
};
