import type { TimelineStage } from 'shared-ui/timeline';
import type { resolve } from 'shell/sdk/react';
import type { Pipeline } from './api/get-job-pipeline';

/** The stages of a pipeline as the timeline draws them, without anybody in them. */
export const stagesOf = ({ stage }: Pipeline): TimelineStage[] =>
  stage.map(({ id, name, colour, status }) => ({
    id,
    name,
    colour,
    statuses: status.map((one) => ({ id: one.id, name: one.name, category: one.category })),
  }));

type Resolved = ReturnType<typeof resolve>;

/** Where applicants of a stage, or of one status in it, are listed; or why they are not. */
type Listed = (place: { stage: number; status?: number }) => Resolved;

const countedAs = (count: number, { href, refusal }: Resolved) => ({
  count,
  ...(count > 0 && { to: href, refusal }),
});

/** The same with counts, each leading to exactly the applicants that it counts. */
export const countedStagesOf = ({ stage }: Pipeline, listed: Listed): TimelineStage[] =>
  stage.map(({ id, name, colour, jobApplicationCount, status }) => ({
    id,
    name,
    colour,
    ...countedAs(jobApplicationCount, listed({ stage: id })),
    statuses: status.map((one) => ({
      id: one.id,
      name: one.name,
      category: one.category,
      ...countedAs(one.jobApplicationCount, listed({ stage: id, status: one.id })),
    })),
  }));

/** Applications that stand in no stage of the pipeline, for example since it was changed. */
export const outsideOf = ({ stage }: Pipeline, total: number): number =>
  Math.max(0, total - stage.reduce((sum, one) => sum + one.jobApplicationCount, 0));
