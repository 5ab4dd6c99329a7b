import { type ReactNode, useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { useAddressState } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { jobNoun } from '../../job/job-noun';
import { JobWizardFinished } from './ui/job-wizard-finished';
import { JobSkeleton } from './ui/job-skeleton';
import { JobWizard } from './ui/job-wizard';
import { NewJob } from './ui/new-job';
import { SeoForm } from './ui/seo-form';
import { useOpenedJob } from './use-opened-job';
import { wizardAddress } from './wizard';

/** The address contains the id of the saved job, so that a page reload continues with this job. */
export const CreateJobPage = () => {
  const [{ step: asked, id, from }, change] = useAddressState(wizardAddress);
  const [saved, setSaved] = useState<JobRecord>();
  const step = id === undefined ? 'job' : asked;
  const begin = () => change({ step: 'job', id: undefined, from: undefined, tab: 'job' });
  const goOn = (job: JobRecord) => {
    setSaved(job);
    change({ step: 'seo', id: job.jobId, from: undefined, tab: 'job' }, { replace: true });
  };
  const finish = (job: JobRecord) => {
    setSaved(job);
    change({ step: 'done' });
  };
  const known = saved?.jobId === id ? saved : undefined;
  return (
    <JobWizard title="Create Job" step={step}>
      {step === 'job' && from === undefined ? <NewJob goOn={goOn} /> : null}
      {step === 'job' && from !== undefined ? (
        <KnownJob key={from} id={from} known={undefined}>
          {(job) => <NewJob from={job} goOn={goOn} />}
        </KnownJob>
      ) : null}
      {step === 'seo' && id !== undefined ? (
        <KnownJob key={id} id={id} known={known}>
          {(job) => <SeoForm job={job} onDone={finish} />}
        </KnownJob>
      ) : null}
      {step === 'done' && id !== undefined ? (
        <KnownJob key={id} id={id} known={known}>
          {({ jobId }) => <JobWizardFinished id={jobId} onReset={begin} />}
        </KnownJob>
      ) : null}
    </JobWizard>
  );
};

interface KnownJobProps {
  id: number;
  /** Job returned by the last save, so that the page need not request it again. */
  known: JobRecord | undefined;
  children: (job: JobRecord) => ReactNode;
}

const KnownJob = ({ id, known, children }: KnownJobProps) => {
  const read = useOpenedJob(known ? undefined : id);
  return (
    <ShownRecord
      noun={jobNoun}
      read={{ ...read, record: known ?? read.record }}
      onItsWay={<JobSkeleton />}
    >
      {children}
    </ShownRecord>
  );
};
