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
  /** Stages of the pipeline in order; empty for applicants without a hiring process. */
  stages: readonly StageChoice[];
  /** Statuses for applicants without a hiring process; empty for applicants in a pipeline. */
  statuses: readonly StatusChoice[];
  /** Current stage and status of a single applicant; absent for several applicants. */
  latest?: { stageId: number | null; statusId: number } | undefined;
  /** The only stage in which a rejected applicant can be reopened. */
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
