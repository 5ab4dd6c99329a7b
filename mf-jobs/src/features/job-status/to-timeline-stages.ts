import type { TimelineStage } from 'shared-ui/timeline';
import type { resolve } from 'shell/sdk/react';
import type { PipelineOfJob } from './api/get-job-pipeline';

export const toTimelineStages = ({ stage }: PipelineOfJob): TimelineStage[] =>
  stage.map(({ id, name, colour, status }) => ({
    id,
    name,
    colour,
    statuses: status.map((one) => ({ id: one.id, name: one.name, category: one.category })),
  }));

type ResolvedListLink = ReturnType<typeof resolve>;

type ResolveListLink = (place: { stage: number; status?: number }) => ResolvedListLink;

const toLinkedCount = (count: number, { href, refusal }: ResolvedListLink) => ({
  count,
  ...(count > 0 && { to: href, refusal }),
});

export const toCountedStages = (
  { stage }: PipelineOfJob,
  listed: ResolveListLink,
): TimelineStage[] =>
  stage.map(({ id, name, colour, jobApplicationCount, status }) => ({
    id,
    name,
    colour,
    ...toLinkedCount(jobApplicationCount, listed({ stage: id })),
    statuses: status.map((one) => ({
      id: one.id,
      name: one.name,
      category: one.category,
      ...toLinkedCount(one.jobApplicationCount, listed({ stage: id, status: one.id })),
    })),
  }));

/** Counts applications in no stage of the pipeline, for example after the pipeline changed. */
export const countOutsideStages = ({ stage }: PipelineOfJob, total: number): number =>
  Math.max(0, total - stage.reduce((sum, one) => sum + one.jobApplicationCount, 0));
