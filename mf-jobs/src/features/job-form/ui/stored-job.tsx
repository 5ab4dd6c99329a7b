import { useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/job';
import { valuesOf } from '../job-values';
import { useCarefulSave } from '../use-careful-save';
import { useJobDraft } from '../use-job-draft';
import { editShape } from './form-shape';
import { JobForm } from './job-form';
import { SaveConflict } from './save-conflict';

interface Props {
  job: JobRecord;
  goOn: (job: JobRecord) => void;
}

/** The first step of a job that exists, as it was when the form was opened. */
export const StoredJob = ({ job, goOn }: Props) => {
  const [opened] = useState(() => ({
    values: valuesOf(job),
    version: job.version,
    shape: { ...editShape, job },
  }));
  const kept = useJobDraft(`job.edit.${String(job.jobId)}`, opened);
  const { save, question } = useCarefulSave(job, kept.base);
  return (
    <>
      <JobForm
        shape={opened.shape}
        initial={opened.values}
        kept={kept}
        live={job.publishplatforms.map(({ id }) => id)}
        stored={job}
        onSave={save}
        goOn={goOn}
      />
      <SaveConflict question={question} />
    </>
  );
};
