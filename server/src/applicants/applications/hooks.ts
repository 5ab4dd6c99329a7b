import { defineHook } from '../../platform/hook';

interface ApplicationsEvent {
  ids: readonly number[];
  actorId: number;
}

/** A promise that goes on at a hire for another job. */
export interface Credit {
  /** The application that the person was referred with, and the one that they were hired by. */
  fromId: number;
  hireId: number;
}

/** Promises that a merge changed, kept so that they are put back when it is undone. */
export interface Settlement {
  credits: Credit[];
  /** Applications whose promise ended, since the hire is paid for by another one, or by none. */
  ended: number[];
}

/** Applications were added. */
export const applicationsAdded = defineHook<ApplicationsEvent>();

/** Their people join on another day, or on none. */
export const joiningDatesChanged = defineHook<Pick<ApplicationsEvent, 'ids'>>();

/** Moves became steps in the history of applications, before anything follows from them. */
export const stepsRecorded = defineHook<{ historyIds: readonly number[] }>();

/** Steps of the history were taken back by later ones. */
export const stepsTakenBack = defineHook<{ historyIds: readonly number[] }>();

/** Applications came to another stage or status, and joining dates with it. */
export const applicationsMoved = defineHook<ApplicationsEvent>();

/** They are about to be deleted; who follows may refuse it. */
export const applicationsDeleted = defineHook<ApplicationsEvent>();

/** All applications of whoever stayed after a merge, with those of the other record. */
export const applicantsMerged = defineHook<ApplicationsEvent, Settlement>();

/** A merge was taken back; followers put back the promises that it changed. */
export const mergeUndone = defineHook<{ settlement: Settlement; actorId: number }>();
