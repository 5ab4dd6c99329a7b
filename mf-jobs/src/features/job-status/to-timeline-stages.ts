import type { TimelineStage } from 'shared-ui/timeline';
import type { resolve } from 'shell/sdk/react';
import type { Pipeline } from './api/get-job-pipeline';

export const toTimelineStages = ({ stage }: Pipeline): TimelineStage[] =>
  stage.map(({ id, name, colour, status }) => ({
    id,
    name,
    colour,
    statuses: status.map((one) => ({ id: one.id, name: one.name, category: one.category })),
  }));

type Resolved = ReturnType<typeof resolve>;

type ResolveList = (place: { stage: number; status?: number }) => Resolved;

const toCount = (count: number, { href, refusal }: Resolved) => ({
  count,
  ...(count > 0 && { to: href, refusal }),
});

export const toCountedStages = ({ stage }: Pipeline, listed: ResolveList): TimelineStage[] =>
  stage.map(({ id, name, colour, jobApplicationCount, status }) => ({
    id,
    name,
    colour,
    ...toCount(jobApplicationCount, listed({ stage: id })),
    statuses: status.map((one) => ({
      id: one.id,
      name: one.name,
      category: one.category,
      ...toCount(one.jobApplicationCount, listed({ stage: id, status: one.id })),
    })),
  }));

/** Applications in no stage of the pipeline, for example after the pipeline changed. */
export const countOutside = ({ stage }: Pipeline, total: number): number =>
  Math.max(0, total - stage.reduce((sum, one) => sum + one.jobApplicationCount, 0));
