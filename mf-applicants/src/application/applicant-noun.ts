import type { RecordNoun } from 'shell/sdk/record';
import { applications, olderApplications } from '../../contract';

export const applicantNoun: RecordNoun = {
  one: 'applicant',
  many: 'applicants',
  list: applications,
  alsoAt: olderApplications,
};
