import { defineHook } from '../../platform/hook';

interface ApplicationsEvent {
  ids: readonly number[];
  /** Null where an applicant acts. */
  actorId: number | null;
}

/** A referral whose payout passes to a hire for another job. */
export interface MovedCredit {
  fromId: number;
  hireId: number;
}

export interface HireSettlement {
  credits: MovedCredit[];
  /**
   * Applications whose referral lost its payout: another referral is paid for the hire, or none is.
   */
  ended: number[];
}

export const applicationsAdded = defineHook<ApplicationsEvent>();

export const joiningDatesChanged = defineHook<Pick<ApplicationsEvent, 'ids'>>();

/** Runs when moves were recorded in the history, before `applicationsMoved`. */
export const stepsRecorded = defineHook<{ historyIds: readonly number[] }>();

/** Later steps undid these steps of the history. */
export const stepsUndone = defineHook<{ historyIds: readonly number[] }>();

/** Stage or status of applications changed, and with them possibly the joining date. */
export const applicationsMoved = defineHook<ApplicationsEvent>();

/** Applications are about to be deleted; a subscriber may throw to prevent it. */
export const applicationsDeleted = defineHook<ApplicationsEvent>();

/** Runs after a merge with all applications of the surviving applicant. */
export const applicantsMerged = defineHook<ApplicationsEvent, HireSettlement | undefined>();

/** A merge was undone, and these applications are the other person's again. */
export const mergeUndone = defineHook<{
  ids: readonly number[];
  /** The change of referrals that is undone, too. */
  settlement: HireSettlement | undefined;
  actorId: number;
}>();
