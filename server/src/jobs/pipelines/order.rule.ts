import { rejected, toBeStart } from '../../../contract/pipelines/pipeline-constants';
import type { PipelineUpdate } from '../../../contract/pipelines/pipeline';
import type { StageUpdate } from '../../../contract/pipelines/stage';

const idOf = (entry: number | { id: number }): number =>
  typeof entry === 'number' ? entry : entry.id;

/** In the order of their sequences, which need not begin at 1 nor be without gaps. */
const inSequence = <Entry extends { sequence: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.sequence - other.sequence);

const once = (ids: readonly number[]): number[] => [...new Set(ids)];

/** The statuses that a body chooses, in order and each once; without those that every stage has. */
export const chosenStatuses = ({ statusId, status }: StageUpdate): number[] | undefined => {
  const ids = status ? inSequence(status).map((entry) => entry.statusId) : statusId?.map(idOf);
  return ids && once(ids).filter((id) => id !== toBeStart && id !== rejected);
};

/** The whole order of a stage: To-be-start, those that were chosen, Rejected. */
export const orderOfStage = (chosen: readonly number[]): number[] => [
  toBeStart,
  ...chosen,
  rejected,
];

/** The stages that a body chooses, in order and each once. */
export const chosenStages = ({ stage, stageId }: PipelineUpdate): number[] | undefined => {
  if (!stage) return stageId && once(stageId);
  const placed = stage.map((entry, place) =>
    typeof entry === 'number' ? { sequence: place, stageId: entry } : entry,
  );
  return once(inSequence(placed).map((entry) => entry.stageId));
};

/**
 * Where people land whose stage is gone: in the next of their stages that is left, else in the one
 * before it, else in the first.
 */
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
