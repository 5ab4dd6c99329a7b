import { Type, type Static } from 'typebox';
import { Id, PageQuery } from '../answer';
import { Selection } from '../selection';

const Instant = Type.String({ format: 'date-time' });

/** A kind of work that the server does by itself, and how it stands. */
const Task = Type.Object({
  name: Type.String(),
  label: Type.String(),
  /** Five fields of cron, in UTC; null where it runs only when something causes it. */
  schedule: Type.Union([Type.String(), Type.Null()]),
  /** When it was last started by its schedule. */
  lastStartedAt: Type.Union([Instant, Type.Null()]),
  /** Waiting now, also for another try. */
  waiting: Type.Integer(),
  running: Type.Integer(),
  failed: Type.Integer(),
});
export type BackgroundTask = Static<typeof Task>;

/** All background work, and what could slow it down. */
export const BackgroundWork = Type.Object({
  tasks: Type.Array(Task),
  /** Seconds that the first of those whose time has come has waited. */
  waitedSeconds: Type.Number(),
  /** Rows of the queue that are deleted but not yet vacuumed. */
  deadRows: Type.Integer(),
  /** Seconds since the oldest transaction of the database began, which holds back vacuum. */
  oldestTransactionSeconds: Type.Number(),
});
export type BackgroundWork = Static<typeof BackgroundWork>;

const FailedTaskFilter = Type.Object({ search: PageQuery.properties.search });
export type FailedTaskFilter = Static<typeof FailedTaskFilter>;

export const FailedTaskQuery = Type.Object({ ...PageQuery.properties });
export type FailedTaskQuery = Static<typeof FailedTaskQuery>;

/** Background work that was given up after its last try. */
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
