import { getJobApplications } from 'server/contract/jobs/job-application.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';
import { nameOf } from './name-of';

/** The applications of one job. */
export const applicationList = defineList({
  reader: pageReader(getJobApplications, ({ data }) => data.jobApplication),
  key: 'applicantId',
  nameOf,
  one: 'application',
  many: 'applications',
});
