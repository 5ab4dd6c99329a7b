import type { StageState, StatusState } from '../../../contract/applicants/application-status';

/** A step that was taken: which status, in which stage. */
export interface StepTaken {
  stageId: number | null;
  statusId: number;
}

/** The steps that stand: neither those that were taken back nor those that did it. */
export const standing = <Step extends { id: number; undoOf: number | null }>(
  steps: readonly Step[],
): Step[] => {
  const undone = new Set(steps.map(({ undoOf }) => undoOf));
  return steps.filter(({ id, undoOf }) => undoOf === null && !undone.has(id));
};

export interface Progress {
  /** States of the stages, in the order in which they were given. */
  stages: StageState[];
  status: (stageId: number | null, statusId: number) => StatusState;
}

/**
 * Where stages and statuses stand, by the steps taken, the earliest first. Present is the latest step;
 * past was visited before; a stage ahead of the present one is future, one that was passed over is not
 * visited. Before any step of this pipeline, all of it is future.
 */
export const progressOf = (stageIds: readonly number[], steps: readonly StepTaken[]): Progress => {
  const latest = steps.at(-1);
  const present = stageIds.findIndex((id) => id === latest?.stageId);
  const visited = new Set(steps.map(({ stageId }) => stageId));
  const stages = stageIds.map((id, place): StageState => {
    if (place === present) return 'present';
    if (visited.has(id)) return 'past';
    return place < present ? 'notVisited' : 'future';
  });
  const status = (stageId: number | null, statusId: number): StatusState => {
    const isIt = (step: StepTaken | undefined) =>
      step?.stageId === stageId && step.statusId === statusId;
    if (isIt(latest)) return 'present';
    return steps.some(isIt) ? 'past' : 'notVisited';
  };
  return { stages, status };
};
