import type { RecordNoun } from 'shell/sdk/record';
import { applications, olderApplicationRoutes } from '../../contract';

export const applicantNoun: RecordNoun = {
  one: 'applicant',
  many: 'applicants',
  list: applications,
  alsoAt: olderApplicationRoutes,
};
