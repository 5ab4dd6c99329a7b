import { Text } from 'shared-ui';
import { StageTimeline } from 'shared-ui/timeline';
import type { PipelineOfJob } from '../api/get-job-pipeline';
import { toTimelineStages } from '../to-timeline-stages';

export const JobPipeline = ({ pipeline }: { pipeline: PipelineOfJob }) => (
  <>
    <Text tone="second" mb="3">
      {pipeline.name}
    </Text>
    <StageTimeline label={`Stages of ${pipeline.name}`} stages={toTimelineStages(pipeline)} />
  </>
);
