import { useRef, useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { toJobValues } from '../job-values';
import { useJobSchema, useStoredJobForm } from '../use-job-form';
import { editJobFormVariant } from './job-form-shape';
import { JobForm } from './job-form';

interface Props {
  job: JobRecord;
  goOn: (job: JobRecord) => void;
}

export const StoredJob = ({ job, goOn }: Props) => {
  const [{ shape, before }] = useState(() => ({
    shape: { ...editJobFormVariant, job },
    before: toJobValues(job),
  }));
  const platforms = useRef<readonly number[]>(undefined);
  const form = useStoredJobForm({
    job,
    schema: useJobSchema(shape, before),
    draft: `job.edit.${String(job.jobId)}`,
    platforms: () => platforms.current,
    goOn,
  });
  const live = job.publishplatforms.map(({ id }) => id);
  return (
    <JobForm
      shape={shape}
      form={form}
      live={live}
      onPlatforms={(chosen) => (platforms.current = chosen)}
    />
  );
};
