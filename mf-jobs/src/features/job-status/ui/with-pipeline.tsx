import type { ReactNode } from 'react';
import { EmptyState, ErrorState, ForbiddenState, Skeleton, Stack } from 'shared-ui';
import type { JobPipelineRead, PipelineOfJob } from '../api/get-job-pipeline';

interface Props {
  read: JobPipelineRead;
  draw: (pipeline: PipelineOfJob) => ReactNode;
}

export const TitleSkeleton = () => <Skeleton width="60%" height="20px" />;

const skeletonWidths = ['45%', '70%', '60%', '40%', '65%'];

const PipelineSkeleton = () => (
  <Stack gap="4" py="2" role="status" aria-label="The pipeline is being loaded">
    {skeletonWidths.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);

export const WithPipeline = ({ read: { pipeline, error, reload }, draw }: Props) => {
  if (pipeline) return draw(pipeline);
  if (error?.status === 403) return <ForbiddenState words={error.message} />;
  if (error && pipeline === undefined) {
    return (
      <ErrorState
        title="The pipeline could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  }
  if (pipeline === undefined) return <PipelineSkeleton />;
  return (
    <EmptyState
      title="No Hiring Pipeline Found"
      words="Hiring pipeline is not attached with this job"
    />
  );
};
