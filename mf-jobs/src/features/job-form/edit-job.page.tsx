import type { JobRecord } from 'server/contract/jobs/job';
import { usePermission } from 'shared-auth';
import { ForbiddenState } from 'shared-ui';
import { useAddressState, useDocumentTitle, useIdParam } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { jobNoun } from '../../job/job-noun';
import { Finished } from './ui/finished';
import { JobOnItsWay } from './ui/job-on-its-way';
import { JobWizard } from './ui/job-wizard';
import { SeoForm } from './ui/seo-form';
import { StoredJob } from './ui/stored-job';
import { useOpenedJob } from './use-opened-job';
import { wizardAddress } from './wizard';

/** The wizard for a job that exists. */
export const EditJobPage = () => {
  const id = useIdParam('id');
  // Another job starts anew, so that nothing of the one before is saved to it.
  return <EditJob key={id} id={id} />;
};

const EditJob = ({ id }: { id: number | undefined }) => {
  const { job, error, reload, put } = useOpenedJob(id);
  const [{ step }, change] = useAddressState(wizardAddress);
  const mayEdit = usePermission('job:edit');
  useDocumentTitle(job && `Edit ${job.jobTitle}`);
  if (!job)
    return error || id === undefined ? (
      <RecordFailure noun={jobNoun} error={error} onRetry={reload} />
    ) : (
      <JobOnItsWay />
    );
  // A save can take the job out of one's reach; what was saved is still confirmed.
  if (!job.may.includes('edit') && step !== 'done')
    return <ForbiddenState words={mayEdit.reasonFor(false)} />;

  const goOn = (next: 'seo' | 'done') => (saved: JobRecord) => {
    put(saved);
    change({ step: next, tab: 'job' });
  };
  return (
    <JobWizard title="Edit Job" step={step}>
      {step === 'job' ? <StoredJob job={job} goOn={goOn('seo')} /> : null}
      {step === 'seo' ? <SeoForm job={job} onDone={goOn('done')} /> : null}
      {step === 'done' ? <Finished id={job.jobId} onReset={() => change({ step: 'job' })} /> : null}
    </JobWizard>
  );
};
