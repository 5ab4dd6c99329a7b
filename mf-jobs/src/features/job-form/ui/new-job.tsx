import { useRef } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { emptyJob } from '../job-values';
import { useJobSchema, useNewJobForm } from '../use-job-form';
import { newJobFormShape } from './job-form-shape';
import { JobForm } from './job-form';

interface Props {
  goOn: (job: JobRecord) => void;
}

export const NewJob = ({ goOn }: Props) => {
  const platforms = useRef<readonly number[]>(undefined);
  const schema = useJobSchema(newJobFormShape, emptyJob);
  const form = useNewJobForm({ schema, platforms: () => platforms.current, goOn });
  return (
    <JobForm
      shape={newJobFormShape}
      form={form}
      live={[]}
      onPlatforms={(chosen) => (platforms.current = chosen)}
    />
  );
};
