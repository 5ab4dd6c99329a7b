import { jobs, olderJobRoutes } from 'mf-jobs/contract';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { recordReader } from 'shared-auth';
import { RecordPage } from 'shell/sdk/record';
import { CreateRecord } from '../../setup/create-record';
import { RecordSkeleton } from '../../setup/record-skeleton';
import { seoOfJobForm } from './seo-of-job-form';

const title = 'Set Seo For Job';

export const SeoOfJobPage = () => (
  <RecordPage
    title={title}
    noun={{ one: 'job', many: 'jobs', list: jobs, alsoAt: olderJobRoutes }}
    useRecord={recordReader<JobRecord>(getJob)}
    onItsWay={<RecordSkeleton title={title} />}
  >
    {({ jobId, jobTitle }) => (
      <CreateRecord
        form={seoOfJobForm}
        parent={{ jobId }}
        heading={title}
        words={`For the job ${jobTitle}.`}
      />
    )}
  </RecordPage>
);
