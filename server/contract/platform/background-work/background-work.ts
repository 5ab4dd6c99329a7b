import { Type, type Static } from 'typebox';
import { Id, PageQuery } from '../../answer';
import { Selection } from '../../selection';

const Instant = Type.String({ format: 'date-time' });

const Task = Type.Object({
  name: Type.String(),
  label: Type.String(),
  /** Schedule as a cron expression of five fields, in UTC; null for tasks without a schedule. */
  schedule: Type.Union([Type.String(), Type.Null()]),
  lastStartedAt: Type.Union([Instant, Type.Null()]),
  /** Number of waiting tasks, including those that wait for a retry. */
  waiting: Type.Integer(),
  running: Type.Integer(),
  failed: Type.Integer(),
});
export type BackgroundTask = Static<typeof Task>;

export const BackgroundWork = Type.Object({
  tasks: Type.Array(Task),
  /** Waiting time of the oldest due task, in seconds. */
  waitedSeconds: Type.Number(),
  /** Number of deleted rows of the queue's tables that are not vacuumed yet. */
  deadRows: Type.Integer(),
  /** Age in seconds of the oldest open transaction, which blocks vacuum. */
  oldestTransactionSeconds: Type.Number(),
});
export type BackgroundWork = Static<typeof BackgroundWork>;

const FailedTaskFilter = Type.Object({ search: PageQuery.properties.search });
export type FailedTaskFilter = Static<typeof FailedTaskFilter>;

export const FailedTaskQuery = Type.Object({ ...PageQuery.properties });
export type FailedTaskQuery = Static<typeof FailedTaskQuery>;

export const FailedTask = Type.Object({
  id: Id,
  task: Type.String(),
  label: Type.String(),
  error: Type.String(),
  tries: Type.Integer(),
  queuedAt: Instant,
  failedAt: Instant,
});
export type FailedTask = Static<typeof FailedTask>;

export const FailedTaskSelection = Selection('id', FailedTaskFilter);
export type FailedTaskSelection = Static<typeof FailedTaskSelection>;

export const ChangedTasks = Type.Object({ changed: Type.Integer() });
export type ChangedTasks = Static<typeof ChangedTasks>;
