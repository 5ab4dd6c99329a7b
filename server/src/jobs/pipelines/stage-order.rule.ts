import { rejected, toBeStart } from '../../../contract/jobs/pipelines/pipeline-constants';
import type { PipelineUpdate } from '../../../contract/jobs/pipelines/pipeline';
import type { StageUpdate } from '../../../contract/jobs/pipelines/stage';

const toId = (entry: number | { id: number }): number =>
  typeof entry === 'number' ? entry : entry.id;

/** Sorts entries by sequence; sequences may start at any number and have gaps. */
const sortBySequence = <Entry extends { sequence: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.sequence - other.sequence);

const removeDuplicates = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Returns the chosen statuses in order, without duplicates and without the fixed statuses. */
export const listChosenStatuses = ({ statusId, status }: StageUpdate): number[] | undefined => {
  const ids = status ? sortBySequence(status).map((entry) => entry.statusId) : statusId?.map(toId);
  return ids && removeDuplicates(ids).filter((id) => id !== toBeStart && id !== rejected);
};

export const addFixedStatuses = (chosen: readonly number[]): number[] => [
  toBeStart,
  ...chosen,
  rejected,
];

/** Returns the chosen stages in order, without duplicates. */
export const listChosenStages = ({ stage, stageId }: PipelineUpdate): number[] | undefined => {
  if (!stage) return stageId && removeDuplicates(stageId);
  const placed = stage.map((entry, place) =>
    typeof entry === 'number' ? { sequence: place, stageId: entry } : entry,
  );
  return removeDuplicates(sortBySequence(placed).map((entry) => entry.stageId));
};

/**
 * Returns the application's stage or the next one that still exists, else the previous one, else the first.
 */
export const findTargetStage = (
  from: number,
  earlier: readonly number[],
  now: readonly number[],
): number | undefined => {
  if (now.includes(from)) return from;
  const place = earlier.indexOf(from);
  const before = earlier.slice(0, Math.max(0, place)).toReversed();
  return [...earlier.slice(place + 1), ...before].find((id) => now.includes(id)) ?? now[0];
};
