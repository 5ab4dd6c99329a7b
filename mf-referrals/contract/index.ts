import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const referrals = 'referrals.overview' as RouteRef;
export const totalReferrals = 'referrals.total' as RouteRef;
export const payableReferrals = 'referrals.payable' as RouteRef;
export const jobReferrals = 'referrals.payouts' as RouteRef;

export const payoutCalendar = 'referrals.calendar' as RouteRef;

export const payoutBatches = 'referrals.batches' as RouteRef;
export const payoutBatch = 'referrals.batch' as RouteRef<{ id: number }>;

export const batchConfirmation = 'referrals.confirm-batch' as PanelRef<
  { batchId: number },
  undefined
>;

export const payoutRemoval = 'referrals.take-out' as PanelRef<
  { batchId: number; applicantId: number },
  undefined
>;

/** The route parameter `id` is the applicant's id. */
export const payableDetail = 'referrals.payout' as RouteRef<{ id: number }>;

/** `to` is the `referralStatusId` to set; without it the user chooses. */
export interface PayoutsToChange {
  applicantIds: number[];
  to?: number;
  reason?: 'duplicate';
}

export const payoutStatus = 'referrals.payout-status' as PanelRef<
  PayoutsToChange,
  { changed: number }
>;

export const employment = 'referrals.employment' as PanelRef<{ applicantId: number }, undefined>;

export const joiningConfirmation = 'referrals.confirm-joining' as PanelRef<
  { applicantId: number; joiningDate: string },
  undefined
>;

export const applicantDetails = 'referrals.applicant-details' as PanelRef<
  { applicantId: number },
  undefined
>;

export const employmentImport = 'referrals.import-employment' as PanelRef<undefined, undefined>;
export const referralsInProgress = 'referrals.progress' as RouteRef;
export const hiredReferrals = 'referrals.hired' as RouteRef;

export const openJobs = 'referrals.open-jobs' as RouteRef;
export const referSomeone = 'referrals.refer' as RouteRef<{ id: number }>;
export const myReferrals = 'referrals.mine' as RouteRef;
