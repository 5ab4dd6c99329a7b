import type {
  CandidateHistory,
  StatusChoice,
  StatusOptions,
} from 'server/contract/applicants/application-status';

interface StageChoice {
  id: number;
  name: string;
  colour: string;
  status: readonly StatusChoice[];
}

/** Where one or many applicants can go, and for one where they stand. */
export interface MoveOptions {
  /** Number of applicants. */
  total: number;
  withoutHiringProcess: boolean;
  /** In the order of the pipeline; empty without a hiring process. */
  stages: readonly StageChoice[];
  /** Statuses without a hiring process; empty in a pipeline. */
  statuses: readonly StatusChoice[];
  /** The latest step of the one applicant; many have none in common. */
  latest?: { stageId: number | null; statusId: number } | undefined;
  /** The only stage in which a rejected applicant can be reopened. */
  reopen?: CandidateHistory['reopen'];
  version?: number;
  /** When the one applicant joins, if that is known. */
  joiningDate?: string | null;
}

export const optionsOfOne = (
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

export const optionsOfMany = (options: StatusOptions): MoveOptions => ({
  total: options.total,
  withoutHiringProcess: options.withoutHiringProcess,
  stages: options.stages,
  statuses: options.statuses,
});

/** The statuses that can be chosen, in a pipeline those of the chosen stage. */
export const statusesOf = (options: MoveOptions, stageId: string): readonly StatusChoice[] =>
  options.withoutHiringProcess
    ? options.statuses
    : (options.stages.find(({ id }) => String(id) === stageId)?.status ?? []);
