import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { withheldReason } from './withheld-value';

/** `undefined` means that the user may not see resumes, `null` that the applicant has none. */
export const getResumeRefusal = (resume: ApplicationRow['resume']): string | undefined => {
  if (resume === undefined) return withheldReason;
  return resume === null ? 'This applicant came without a resume.' : undefined;
};
