import { defineHook } from '../../platform/hook';

interface ApplicationsEvent {
  ids: readonly number[];
  /** User who made the change; null if the applicant did. */
  actorId: number | null;
}

/** A payout that passes from its referral's job to a hire of the same person for another job. */
export interface MovedPayout {
  fromId: number;
  hireId: number;
}

export interface HireSettlement {
  credits: MovedPayout[];
  /** Applications whose referrals are no longer paid: another referral is paid for the hire, or none. */
  ended: number[];
}

export const applicationsAdded = defineHook<ApplicationsEvent>();

export const joiningDatesChanged = defineHook<Pick<ApplicationsEvent, 'ids'>>();

/** Runs when moves were added to the history, before `applicationsMoved`. */
export const historyStepsRecorded = defineHook<{ historyIds: readonly number[] }>();

export const historyStepsUndone = defineHook<{ historyIds: readonly number[] }>();

/** Runs when stage or status of applications changed, and possibly the joining date. */
export const applicationsMoved = defineHook<ApplicationsEvent>();

/** Runs before applications are deleted; a subscriber may throw to prevent the deletion. */
export const applicationsDeleted = defineHook<ApplicationsEvent>();

/** Runs after two applicants were merged, with all applications of the surviving one. */
export const applicantsMerged = defineHook<ApplicationsEvent, HireSettlement | undefined>();

/** Runs when a merge was undone, and the given applications belong to the other person again. */
export const mergeUndone = defineHook<{
  ids: readonly number[];
  /** Change of referrals by the merge, which is undone too. */
  settlement: HireSettlement | undefined;
  actorId: number;
}>();
