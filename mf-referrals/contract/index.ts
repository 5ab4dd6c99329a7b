import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const referrals = 'referrals.overview' as RouteRef;
export const totalReferrals = 'referrals.total' as RouteRef;
export const payableReferrals = 'referrals.payable' as RouteRef;
export const jobReferrals = 'referrals.payouts' as RouteRef;

/** When payouts fall due, and what is expected to. */
export const payoutCalendar = 'referrals.calendar' as RouteRef;

/** Batches of payouts, and one of them. */
export const payoutBatches = 'referrals.batches' as RouteRef;
export const payoutBatch = 'referrals.batch' as RouteRef<{ id: number }>;

/** The drawer that takes what payroll says it has paid of a batch. */
export const batchConfirmation = 'referrals.confirm-batch' as PanelRef<
  { batchId: number },
  undefined
>;

/** The drawer in which a payout is taken out of a batch, with the reason. */
export const payoutRemoval = 'referrals.take-out' as PanelRef<
  { batchId: number; applicantId: number },
  undefined
>;

/** The case file of a referral; `id` is that of the applicant. */
export const payableDetail = 'referrals.payout' as RouteRef<{ id: number }>;

/** Whose payouts are changed; to which `referralStatusId`, where that is settled. */
export interface PayoutsToChange {
  applicantIds: number[];
  to?: number;
  /** Why, where that is settled too. */
  reason?: 'duplicate';
}

/** The drawer in which payouts are brought to another state; answers how many were. */
export const payoutStatus = 'referrals.payout-status' as PanelRef<
  PayoutsToChange,
  { changed: number }
>;

/** The drawer that holds when the person who was referred joined and left. */
export const employment = 'referrals.employment' as PanelRef<{ applicantId: number }, undefined>;

/** The drawer in which a joining date that cannot be believed is confirmed, with the reason. */
export const joiningConfirmation = 'referrals.confirm-joining' as PanelRef<
  { applicantId: number; joiningDate: string },
  undefined
>;

/** The drawer that holds what only the payout desk knows of the person who was referred. */
export const applicantDetails = 'referrals.applicant-details' as PanelRef<
  { applicantId: number },
  undefined
>;

/** The drawer that takes joining and leaving dates from a file. */
export const employmentImport = 'referrals.import-employment' as PanelRef<undefined, undefined>;
export const referralsInProgress = 'referrals.progress' as RouteRef;
export const hiredReferrals = 'referrals.hired' as RouteRef;

/** Jobs that anybody may refer people for, and the page on which one is referred for a job. */
export const openJobs = 'referrals.open-jobs' as RouteRef;
export const referSomeone = 'referrals.refer' as RouteRef<{ id: number }>;
/** Whom the reader referred. */
export const myReferrals = 'referrals.mine' as RouteRef;
