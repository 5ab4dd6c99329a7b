import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import {
  ApplicationSelection,
  Category,
  HistoryEntry,
  Move,
  orNull,
  StageName,
} from './application';

export const StageState = oneOf(['past', 'present', 'notVisited', 'future']);
export type StageState = Static<typeof StageState>;

export const StatusState = oneOf(['past', 'present', 'notVisited']);
export type StatusState = Static<typeof StatusState>;

export const HistoryParams = Type.Object({ applicantId: Id });
export type HistoryParams = Static<typeof HistoryParams>;

/** A status that the user can choose; moving to a status of category `hired` requires a joining date. */
export const StatusChoice = Type.Object({ id: Id, name: Type.String(), category: Category });
export type StatusChoice = Static<typeof StatusChoice>;

const StatusStep = Type.Object({ ...StatusChoice.properties, state: StatusState });

const StageStep = Type.Object({
  ...StageName.properties,
  sequence: Type.Integer(),
  state: StageState,
  status: Type.Array(StatusStep),
});
export type StageStep = Static<typeof StageStep>;

export const CandidateHistory = Type.Object({
  applicantId: Id,
  version: Type.Integer(),
  history: Type.Array(HistoryEntry),
  /** Time at which the application entered its stage; creation time if it never moved. */
  stageSince: Type.String({ format: 'date-time' }),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** Stages of the pipeline; empty for a job without a pipeline. */
  stages: Type.Array(StageStep),
  withoutHiringProcess: Type.Boolean(),
  statuses: Type.Array(StatusStep),
  /** The only stage in which a rejected application can be reopened. */
  reopen: orNull(Type.Object({ stageId: Id, stage: Type.String() })),
});
export type CandidateHistory = Static<typeof CandidateHistory>;

const StageChoice = Type.Object({
  ...StageName.properties,
  sequence: Type.Integer(),
  status: Type.Array(StatusChoice),
});

export const StatusOptions = Type.Object({
  total: Type.Integer(),
  /**
   * False if the selected applications are in different pipelines; then `reason` explains why there are no
   * choices.
   */
  agree: Type.Boolean(),
  reason: orNull(Type.String()),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  withoutHiringProcess: Type.Boolean(),
  stages: Type.Array(StageChoice),
  statuses: Type.Array(StatusChoice),
  pipelines: Type.Array(
    Type.Object({ id: orNull(Id), name: orNull(Type.String()), applications: Type.Integer() }),
  ),
});
export type StatusOptions = Static<typeof StatusOptions>;

/**
 * Moves selected applications, at most 1,000 per call and transaction; repeat with `after` and `batch` until
 * `next` is null.
 */
export const StatusChange = Type.Object({
  ...ApplicationSelection.properties,
  ...Move.properties,
  /** Row versions of the applications in `applicantId`, in the same order. */
  version: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1_000 })),
  after: Type.Optional(Id),
  batch: Type.Optional(Type.String({ format: 'uuid' })),
});
export type StatusChange = Static<typeof StatusChange>;

const rowOutcomes = ['moved', 'unchanged', 'refused'] as const;
const refusalReasons = [
  'no-change',
  'not-found',
  'stale',
  'other-pipeline',
  'reopen-elsewhere',
  'moved-again',
  'joining-date',
] as const;

const StageAndStatus = Type.Object({
  stageId: orNull(Id),
  stage: orNull(Type.String()),
  statusId: Id,
  status: Type.String(),
  version: Type.Integer(),
});

export const RowResult = Type.Object({
  applicantId: Id,
  outcome: oneOf(rowOutcomes),
  reason: Type.Optional(oneOf(refusalReasons)),
  message: Type.Optional(Type.String()),
  current: Type.Optional(StageAndStatus),
  /** Name of the applicant; absent if the application does not exist or is out of the caller's scope. */
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
});
export type RowResult = Static<typeof RowResult>;

export const StatusChanged = Type.Object({
  moved: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(RowResult),
  undo: orNull(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      expiresAt: Type.String({ format: 'date-time' }),
    }),
  ),
  /** Fields to send with the next call, and the number of remaining rows; `null` after the last call. */
  next: orNull(
    Type.Object({
      after: Id,
      batch: Type.String({ format: 'uuid' }),
      left: Type.Integer(),
    }),
  ),
});
export type StatusChanged = Static<typeof StatusChanged>;

export const StatusUndo = Type.Object({ id: Type.String({ format: 'uuid' }) });
export type StatusUndo = Static<typeof StatusUndo>;

/** Result of undoing a move; applications whose status has changed again since the move are refused. */
export const StatusUndone = Type.Object({
  moved: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(RowResult),
});
export type StatusUndone = Static<typeof StatusUndone>;
