import { rejected, toBeStart } from '../../../contract/jobs/pipelines/pipeline-constants';
import type { PipelineUpdate } from '../../../contract/jobs/pipelines/pipeline';
import type { StageUpdate } from '../../../contract/jobs/pipelines/stage';

const idOf = (entry: number | { id: number }): number =>
  typeof entry === 'number' ? entry : entry.id;

/** Sequences may start at any number and have gaps. */
const inSequence = <Entry extends { sequence: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.sequence - other.sequence);

const once = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Returns statuses in order, without duplicates and the fixed ones. */
export const chosenStatuses = ({ statusId, status }: StageUpdate): number[] | undefined => {
  const ids = status ? inSequence(status).map((entry) => entry.statusId) : statusId?.map(idOf);
  return ids && once(ids).filter((id) => id !== toBeStart && id !== rejected);
};

export const orderOfStage = (chosen: readonly number[]): number[] => [
  toBeStart,
  ...chosen,
  rejected,
];

/** Returns stages in order, without duplicates. */
export const chosenStages = ({ stage, stageId }: PipelineUpdate): number[] | undefined => {
  if (!stage) return stageId && once(stageId);
  const placed = stage.map((entry, place) =>
    typeof entry === 'number' ? { sequence: place, stageId: entry } : entry,
  );
  return once(inSequence(placed).map((entry) => entry.stageId));
};

/** The next of the application's stages that still exists, else the previous one, else the first. */
export const landingOf = (
  from: number,
  earlier: readonly number[],
  now: readonly number[],
): number | undefined => {
  if (now.includes(from)) return from;
  const place = earlier.indexOf(from);
  const before = earlier.slice(0, Math.max(0, place)).toReversed();
  return [...earlier.slice(place + 1), ...before].find((id) => now.includes(id)) ?? now[0];
};
