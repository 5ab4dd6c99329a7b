import type { JobRecord } from 'server/contract/jobs/postings/job';
import { usePermission } from 'shared-auth';
import { PageHead } from 'shared-ui';
import { Tabs } from 'shared-ui/page';
import { addressField, useAddressState, useDocumentTitle, useLinkToList } from 'shell/sdk/react';
import { getListDestinations } from 'shell/sdk/record';
import { jobNoun } from '../../../job/job-noun';
import { useJobDeletion } from '../../../job/deletion/use-job-deletion';
import { AnalyticsTab } from './analytics-tab';
import { JobActions } from './job-actions';
import { JobDetailsTab } from './job-details-tab';
import { JobSummary } from './job-summary';
import { SeoTab } from './seo-tab';

const tabs = ['job', 'seo', 'analytics'] as const;

export const ShownJob = ({ job }: { job: JobRecord }) => {
  const [{ tab }, change] = useAddressState({ tab: addressField.choice(tabs, 'job') });
  const { isForbidden } = usePermission('application:view');
  const list = useLinkToList(...getListDestinations(jobNoun));
  const deletion = useJobDeletion(() => list.go({ replace: true }));
  useDocumentTitle(job.jobTitle);
  return (
    <>
      <PageHead
        title={job.jobTitle}
        words={<JobSummary job={job} />}
        actions={<JobActions job={job} deletion={deletion} />}
      />
      <Tabs
        label="Parts of the job"
        value={tab}
        onChange={(id) => change({ tab: tabs.find((known) => known === id) ?? 'job' })}
        tabs={[
          { id: 'job', label: 'Job', content: <JobDetailsTab job={job} /> },
          { id: 'seo', label: 'SEO', content: <SeoTab job={job} /> },
          ...(isForbidden
            ? []
            : [
                {
                  id: 'analytics',
                  label: 'Analytics',
                  content: <AnalyticsTab jobId={job.jobId} />,
                },
              ]),
        ]}
      />
      {deletion.question}
    </>
  );
};
