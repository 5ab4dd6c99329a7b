import type { StageOfPipeline } from 'server/contract/jobs/pipelines/pipeline';
import type { TimelineStage } from 'shared-ui/timeline';

export const toTimelineStages = (
  stages: readonly Pick<StageOfPipeline, 'id' | 'name' | 'colour' | 'status'>[],
): TimelineStage[] =>
  stages.map(({ id, name, colour, status = [] }) => ({ id, name, colour, statuses: status }));
