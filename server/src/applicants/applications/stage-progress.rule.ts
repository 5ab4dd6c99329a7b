import type {
  StageState,
  StatusState,
} from '../../../contract/applicants/applications/application-status';

export interface HistoryStep {
  stageId: number | null;
  statusId: number;
}

export const listStepsNotUndone = <Step extends { id: number; undoOf: number | null }>(
  steps: readonly Step[],
): Step[] => {
  const undone = new Set(steps.map(({ undoOf }) => undoOf));
  return steps.filter(({ id, undoOf }) => undoOf === null && !undone.has(id));
};

export interface StageProgress {
  /** States of the stages in the order of the given stage ids. */
  stages: StageState[];
  status: (stageId: number | null, statusId: number) => StatusState;
}

/**
 * `steps` are ordered by time. Stages after the current one are future; earlier stages without a step were
 * not visited.
 */
export const getStageProgress = (
  stageIds: readonly number[],
  steps: readonly HistoryStep[],
): StageProgress => {
  const latest = steps.at(-1);
  const present = stageIds.findIndex((id) => id === latest?.stageId);
  const visited = new Set(steps.map(({ stageId }) => stageId));
  const stages = stageIds.map((id, place): StageState => {
    if (place === present) return 'present';
    if (visited.has(id)) return 'past';
    return place < present ? 'notVisited' : 'future';
  });
  const status = (stageId: number | null, statusId: number): StatusState => {
    const isIt = (step: HistoryStep | undefined) =>
      step?.stageId === stageId && step.statusId === statusId;
    if (isIt(latest)) return 'present';
    return steps.some(isIt) ? 'past' : 'notVisited';
  };
  return { stages, status };
};
