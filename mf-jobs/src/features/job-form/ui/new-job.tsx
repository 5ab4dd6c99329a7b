import type { JobRecord } from 'server/contract/job';
import { useCreateJob } from '../api/create-job';
import { jobOf } from '../job-body';
import { emptyJob } from '../job-values';
import { useJobDraft } from '../use-job-draft';
import { createShape } from './form-shape';
import { JobForm } from './job-form';

const nothing = { values: emptyJob, version: 0 };

/** The first step: a job that does not exist yet. */
export const NewJob = ({ goOn }: { goOn: (job: JobRecord) => void }) => {
  const create = useCreateJob();
  const kept = useJobDraft('job.create', nothing);
  return (
    <JobForm
      shape={createShape}
      initial={emptyJob}
      kept={kept}
      live={[]}
      onSave={(values, platforms) => create(jobOf(values, platforms))}
      goOn={goOn}
    />
  );
};
