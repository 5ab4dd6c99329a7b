import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const interviews = 'applicants.interviews' as RouteRef;
export const interview = 'applicants.interview' as RouteRef<{ id: number }>;
export const debrief = 'applicants.debrief' as RouteRef<{ id: number }>;
export const scheduleInterview = 'applicants.schedule-interview' as PanelRef<
  { applicantIds: number[] },
  undefined
>;
export const moveInterview = 'applicants.move-interview' as PanelRef<
  { interviewId: number },
  undefined
>;
export const offers = 'applicants.offers' as RouteRef;
/** `offerId` is the offer to edit; without `offerId` the panel creates a new offer. */
export const offerForm = 'applicants.offer' as PanelRef<
  { applicantId: number; offerId?: number },
  undefined
>;
