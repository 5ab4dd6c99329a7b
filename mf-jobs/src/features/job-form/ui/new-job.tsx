import { useMemo, useRef } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { copyJobValues } from '../copy-job-values';
import { emptyJob } from '../job-values';
import { useJobSchema, useNewJobForm } from '../use-job-form';
import { newJobFormVariant } from './job-form-shape';
import { JobForm } from './job-form';

interface Props {
  /** Existing job whose values fill the form of the new one. */
  from?: JobRecord | undefined;
  goOn: (job: JobRecord) => void;
}

export const NewJob = ({ from, goOn }: Props) => {
  const platforms = useRef<readonly number[]>(undefined);
  const initial = useMemo(() => (from ? copyJobValues(from) : emptyJob), [from]);
  const schema = useJobSchema(newJobFormVariant, initial);
  const form = useNewJobForm({
    ...{ schema, initial, goOn },
    platforms: () => platforms.current,
    draft: from ? `job.create-from-${from.jobId}` : 'job.create',
  });
  return (
    <JobForm
      shape={newJobFormVariant}
      form={form}
      live={[]}
      onPlatforms={(chosen) => (platforms.current = chosen)}
    />
  );
};
