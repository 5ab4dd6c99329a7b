import type { JobRecord } from 'server/contract/jobs/postings/job';
import { usePermission } from 'shared-auth';
import { ForbiddenState } from 'shared-ui';
import { useAddressState, useDocumentTitle } from 'shell/sdk/react';
import { RecordPage } from 'shell/sdk/record';
import { jobNoun } from '../../job/job-noun';
import { JobWizardFinished } from './ui/job-wizard-finished';
import { JobSkeleton } from './ui/job-skeleton';
import { JobWizard } from './ui/job-wizard';
import { SeoForm } from './ui/seo-form';
import { StoredJob } from './ui/stored-job';
import { useOpenedJob } from './use-opened-job';
import { wizardAddress } from './wizard';

export const EditJobPage = () => (
  <RecordPage title="Edit Job" noun={jobNoun} useRecord={useOpenedJob} onItsWay={<JobSkeleton />}>
    {(job, { put }) => <EditJob job={job} onSaved={put} />}
  </RecordPage>
);

const EditJob = ({ job, onSaved }: { job: JobRecord; onSaved: (saved: JobRecord) => void }) => {
  const [{ step }, change] = useAddressState(wizardAddress);
  const mayEdit = usePermission('job:edit');
  useDocumentTitle(`Edit ${job.jobTitle}`);
  // After a save the user may no longer be allowed to edit the job; the confirmation is still shown.
  if (!job.may.includes('edit') && step !== 'done')
    return <ForbiddenState words={mayEdit.reasonFor(false)} />;

  const goOn = (next: 'seo' | 'done') => (saved: JobRecord) => {
    onSaved(saved);
    change({ step: next, tab: 'job' });
  };
  return (
    <JobWizard title="Edit Job" step={step}>
      {step === 'job' ? <StoredJob job={job} goOn={goOn('seo')} /> : null}
      {step === 'seo' ? <SeoForm job={job} onDone={goOn('done')} /> : null}
      {step === 'done' ? (
        <JobWizardFinished id={job.jobId} onReset={() => change({ step: 'job' })} />
      ) : null}
    </JobWizard>
  );
};
