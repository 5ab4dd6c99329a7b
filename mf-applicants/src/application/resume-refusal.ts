import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { withheldReason } from './withheld-value';

/** `resume` is `undefined` if the user may not see resumes, `null` if the applicant has no resume. */
export const getResumeRefusal = (resume: ApplicationRow['resume']): string | undefined => {
  if (resume === undefined) return withheldReason;
  return resume === null ? 'This applicant came without a resume.' : undefined;
};
