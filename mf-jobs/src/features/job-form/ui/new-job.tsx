import type { JobRecord } from 'server/contract/jobs/job';
import { useRunningCreate, whileCreating } from 'shared-auth';
import { JobBeingCreated } from '../../../job/job-being-created';
import { useCreateJob } from '../api/create-job';
import { jobOf } from '../job-body';
import { emptyJob } from '../job-values';
import { useJobDraft } from '../use-job-draft';
import { createShape } from './form-shape';
import { JobForm } from './job-form';

const nothing = { values: emptyJob, version: 0 };

const draft = 'job.create';

interface Props {
  goOn: (job: JobRecord) => void;
}

/** The first step: a job that does not exist yet, or is just coming to be. */
export const NewJob = ({ goOn }: Props) =>
  useRunningCreate<JobRecord>(draft, goOn) ? <JobBeingCreated /> : <NewJobForm goOn={goOn} />;

const NewJobForm = ({ goOn }: Props) => {
  const create = useCreateJob();
  const kept = useJobDraft(draft, nothing);
  return (
    <JobForm
      shape={createShape}
      initial={emptyJob}
      kept={kept}
      live={[]}
      onSave={(values, platforms) => whileCreating(draft, create(jobOf(values, platforms)))}
      goOn={goOn}
    />
  );
};
