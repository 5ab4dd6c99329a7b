import type {
  CandidateHistory,
  StatusChoice,
  StatusOptions,
} from 'server/contract/applicants/applications/application-status';

interface StageChoice {
  id: number;
  name: string;
  colour: string;
  status: readonly StatusChoice[];
}

export interface MoveOptions {
  total: number;
  withoutHiringProcess: boolean;
  /** Stages in pipeline order; empty without a hiring process. */
  stages: readonly StageChoice[];
  /** Statuses of applicants without a hiring process; empty in a pipeline. */
  statuses: readonly StatusChoice[];
  /** Latest step of a single applicant; absent for several. */
  latest?: { stageId: number | null; statusId: number } | undefined;
  /** A rejected applicant can be reopened in this stage only. */
  reopen?: CandidateHistory['reopen'];
  version?: number;
  joiningDate?: string | null;
}

export const toSingleMoveOptions = (
  history: CandidateHistory,
  joiningDate: string | null = null,
): MoveOptions => ({
  total: 1,
  withoutHiringProcess: history.withoutHiringProcess,
  stages: history.stages,
  statuses: history.statuses,
  latest: history.history[0],
  reopen: history.reopen,
  version: history.version,
  joiningDate,
});

export const toBulkMoveOptions = (options: StatusOptions): MoveOptions => ({
  total: options.total,
  withoutHiringProcess: options.withoutHiringProcess,
  stages: options.stages,
  statuses: options.statuses,
});

export const listStageStatuses = (
  options: MoveOptions,
  stageId: string,
): readonly StatusChoice[] =>
  options.withoutHiringProcess
    ? options.statuses
    : (options.stages.find(({ id }) => String(id) === stageId)?.status ?? []);
