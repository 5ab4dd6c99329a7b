import type { TimelineStage } from 'shared-ui/timeline';
import type { Pipeline } from './api/get-job-pipeline';

/** The stages of a pipeline as the timeline draws them, without anybody in them. */
export const stagesOf = ({ stage }: Pipeline): TimelineStage[] =>
  stage.map(({ id, name, colour, status }) => ({
    id,
    name,
    colour,
    statuses: status.map((one) => ({ id: one.id, name: one.name })),
  }));

const countOf = (statuses: Pipeline['stage'][number]['status']): number =>
  statuses.reduce((sum, { jobApplicationCount }) => sum + jobApplicationCount, 0);

/**
 * The same with counts; a status that holds someone leads to the applicants. The list knows no stages,
 * so one that stands in several leads nowhere: it would show those of all of them.
 */
export const countedStagesOf = (
  { stage }: Pipeline,
  addressOf: (statusId: number) => string | undefined,
): TimelineStage[] => {
  const placesOf = (statusId: number) =>
    stage.filter(({ status }) => status.some(({ id }) => id === statusId)).length;
  return stage.map(({ id, name, colour, status }) => ({
    id,
    name,
    colour,
    count: countOf(status),
    statuses: status.map((one) => ({
      id: one.id,
      name: one.name,
      count: one.jobApplicationCount,
      to: one.jobApplicationCount > 0 && placesOf(one.id) === 1 ? addressOf(one.id) : undefined,
    })),
  }));
};

/** Applications that stand in no stage of the pipeline, for example since it was changed. */
export const outsideOf = ({ stage }: Pipeline, total: number): number =>
  Math.max(0, total - stage.reduce((sum, { status }) => sum + countOf(status), 0));
