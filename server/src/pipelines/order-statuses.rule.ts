import { rejected, toBeStart } from '../../contract/pipelines/pipeline-constants';
import type { StageUpdate } from '../../contract/pipelines/stage';

const idOf = (entry: number | { id: number }): number =>
  typeof entry === 'number' ? entry : entry.id;

/** In the order of their sequences, which need not begin at 1 nor be without gaps. */
export const inSequence = <Entry extends { sequence: number }>(
  entries: readonly Entry[],
): Entry[] => entries.toSorted((one, other) => one.sequence - other.sequence);

/** The statuses that a body chooses, in order and each once; without those that every stage has. */
export const chosenStatuses = ({ statusId, status }: StageUpdate): number[] | undefined => {
  const ids = status ? inSequence(status).map((entry) => entry.statusId) : statusId?.map(idOf);
  return ids && [...new Set(ids)].filter((id) => id !== toBeStart && id !== rejected);
};

/** The whole order of a stage: To-be-start, those that were chosen, Rejected. */
export const orderOfStage = (chosen: readonly number[]): number[] => [
  toBeStart,
  ...chosen,
  rejected,
];
