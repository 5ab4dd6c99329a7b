import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { JobRecord } from 'server/contract/job';
import { notify, useAddressState } from 'shell/sdk/react';
import { JobFailure } from '../../job/job-failure';
import { Finished } from './ui/finished';
import { JobOnItsWay } from './ui/job-on-its-way';
import { JobWizard } from './ui/job-wizard';
import { NewJob } from './ui/new-job';
import { SeoForm } from './ui/seo-form';
import { useOpenedJob } from './use-opened-job';
import { wizardAddress } from './wizard';

/** The wizard for a new job; the address knows the saved one, so that a reload goes on with it. */
export const CreateJobPage = () => {
  const [{ step: asked, id }, change] = useAddressState(wizardAddress);
  const [saved, setSaved] = useState<JobRecord>();
  const step = id === undefined ? 'job' : asked;
  const begin = () => change({ step: 'job', id: undefined, tab: 'job' });
  const goOn = (job: JobRecord) => {
    notify.success(messages.submitted);
    setSaved(job);
    change({ step: 'seo', id: job.jobId, tab: 'job' }, { replace: true });
  };
  return (
    <JobWizard title="Create Job" step={step}>
      {step === 'job' || id === undefined ? <NewJob onSaved={goOn} /> : null}
      {step === 'seo' && id !== undefined ? (
        <SeoStep
          key={id}
          id={id}
          known={saved?.jobId === id ? saved : undefined}
          onDone={() => change({ step: 'done' })}
        />
      ) : null}
      {step === 'done' && id !== undefined ? <Finished id={id} onReset={begin} /> : null}
    </JobWizard>
  );
};

interface SeoStepProps {
  id: number;
  /** The job as its creation answered it. */
  known: JobRecord | undefined;
  onDone: () => void;
}

const SeoStep = ({ id, known, onDone }: SeoStepProps) => {
  const { job, error, reload } = useOpenedJob(known ? undefined : id);
  const shown = known ?? job;
  if (shown) return <SeoForm job={shown} onDone={onDone} />;
  return error ? <JobFailure error={error} onRetry={reload} /> : <JobOnItsWay />;
};
