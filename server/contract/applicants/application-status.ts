import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../answer';
import {
  ApplicationSelection,
  Category,
  HistoryEntry,
  Move,
  orNull,
  StageName,
} from './application';

/** Where a stage stands in the way that an application took. */
export const StageState = oneOf(['past', 'present', 'notVisited', 'future']);
export type StageState = Static<typeof StageState>;

export const StatusState = oneOf(['past', 'present', 'notVisited']);
export type StatusState = Static<typeof StatusState>;

export const HistoryParams = Type.Object({ applicantId: Id });
export type HistoryParams = Static<typeof HistoryParams>;

/** A status that can be chosen; entering a `hired` one needs a joining date. */
export const StatusChoice = Type.Object({ id: Id, name: Type.String(), category: Category });
export type StatusChoice = Static<typeof StatusChoice>;

const StatusStep = Type.Object({ ...StatusChoice.properties, state: StatusState });

/** A stage with its statuses, both in the order of the pipeline. */
const StageStep = Type.Object({
  ...StageName.properties,
  sequence: Type.Integer(),
  state: StageState,
  status: Type.Array(StatusStep),
});
export type StageStep = Static<typeof StageStep>;

/** The way of one application: steps taken, the newest first, and all that its pipeline holds. */
export const CandidateHistory = Type.Object({
  applicantId: Id,
  version: Type.Integer(),
  history: Type.Array(HistoryEntry),
  /** When the stage of the latest step was entered; without one, when the application began. */
  stageSince: Type.String({ format: 'date-time' }),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** Empty without a hiring process. */
  stages: Type.Array(StageStep),
  withoutHiringProcess: Type.Boolean(),
  /** The statuses without a hiring process; empty in a pipeline. */
  statuses: Type.Array(StatusStep),
  /** Of a rejected application in a pipeline: the only stage in which it can be reopened. */
  reopen: orNull(Type.Object({ stageId: Id, stage: Type.String() })),
});
export type CandidateHistory = Static<typeof CandidateHistory>;

const StageChoice = Type.Object({
  ...StageName.properties,
  sequence: Type.Integer(),
  status: Type.Array(StatusChoice),
});

/** Where a set of applications can be moved together. */
export const StatusOptions = Type.Object({
  /** Applications in the set that the person may move. */
  total: Type.Integer(),
  /** False when their pipelines differ; then `reason` says so and there is nothing to choose. */
  agree: Type.Boolean(),
  reason: orNull(Type.String()),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  withoutHiringProcess: Type.Boolean(),
  stages: Type.Array(StageChoice),
  /** The statuses without a hiring process; empty in a pipeline. */
  statuses: Type.Array(StatusChoice),
  /** How many applications are in each pipeline; `id` is `null` without one. */
  pipelines: Type.Array(
    Type.Object({ id: orNull(Id), name: orNull(Type.String()), applications: Type.Integer() }),
  ),
});
export type StatusOptions = Static<typeof StatusOptions>;

/**
 * One move for many. A set above 1,000 takes several calls, each a transaction of its own: send the
 * same body again with the `after` and `batch` of the answer until `next` is `null`.
 */
export const StatusChange = Type.Object({
  ...ApplicationSelection.properties,
  ...Move.properties,
  /** Versions that the rows of `applicantId` had when they were read, in the same order. */
  version: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1_000 })),
  after: Type.Optional(Id),
  batch: Type.Optional(Type.String({ format: 'uuid' })),
});
export type StatusChange = Static<typeof StatusChange>;

const outcomes = ['moved', 'unchanged', 'refused'] as const;
const reasons = [
  'no-change',
  'not-found',
  'stale',
  'other-pipeline',
  'reopen-elsewhere',
  'moved-again',
  'joining-date',
] as const;

/** Where an application stands that was changed since it was read. */
const Standing = Type.Object({
  stageId: orNull(Id),
  stage: orNull(Type.String()),
  statusId: Id,
  status: Type.String(),
  version: Type.Integer(),
});

/** What became of one application; `message` says why when it was not moved. */
export const RowResult = Type.Object({
  applicantId: Id,
  outcome: oneOf(outcomes),
  reason: Type.Optional(oneOf(reasons)),
  message: Type.Optional(Type.String()),
  /** Of a stale one: where it stands now. */
  current: Type.Optional(Standing),
  /** Absent for a row that does not exist or may not be seen. */
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
});
export type RowResult = Static<typeof RowResult>;

export const StatusChanged = Type.Object({
  moved: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(RowResult),
  /** Send it to the undo call until it expires; `null` when nothing moved. */
  undo: orNull(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      expiresAt: Type.String({ format: 'date-time' }),
    }),
  ),
  /** Set while more of the selection is left: how many, and what to send with the next call. */
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

/** `moved` counts the rows that are back; a row that moved again meanwhile is refused. */
export const StatusUndone = Type.Object({
  moved: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(RowResult),
});
export type StatusUndone = Static<typeof StatusUndone>;
