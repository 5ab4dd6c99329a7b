import type { JobApplications } from 'server/contract/jobs/postings/job-application';
import { getJobApplications } from 'server/contract/jobs/postings/job-application.calls';
import { useRead, type ApiError } from 'shared-auth';

export type PipelineOfJob = NonNullable<JobApplications['data']['pipeline']>;

export interface JobPipelineRead {
  /** Pipeline of the job: `null` for a job without a pipeline, `undefined` while loading. */
  pipeline: PipelineOfJob | null | undefined;
  total: number;
  error: ApiError | undefined;
  reload: () => void;
}

export const useJobPipeline = (jobId: number): JobPipelineRead => {
  const { data, error, reload } = useRead(getJobApplications, {
    params: { jobId },
    query: { limit: 1 },
  });
  return { pipeline: data?.data.pipeline, total: data?.meta.total ?? 0, error, reload };
};
