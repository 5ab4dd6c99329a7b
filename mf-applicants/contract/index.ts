import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const applications = 'applicants.list' as RouteRef;
export const allApplications = 'applicants.older-list' as RouteRef;
export const applicationTable = 'applicants.table' as RouteRef;
export const olderApplicationRoutes = [allApplications, applicationTable];
export const applicantDetail = 'applicants.view' as RouteRef<{ id: number }>;
export const duplicateRecords = 'applicants.duplicates' as RouteRef;
export const quarantine = 'applicants.quarantine' as RouteRef;
export const applicantImport = 'applicants.import' as RouteRef;

export interface ApplicantFilter {
  search?: string;
  jobId?: number;
  sourceId?: number;
  applicantStatusId?: number;
  stageId?: number;
  fromDate?: string;
  toDate?: string;
  applicantId?: number;
}

/**
 * Selects applicants by id, or all applicants that match a filter, with exceptions. `versions` are the row
 * versions that the user saw, in the order of `applicantIds`. `expected` is the count that the user saw.
 * `stageId` preselects the target stage.
 */
export type ApplicantSelection =
  | { applicantIds: number[]; versions?: number[]; stageId?: number }
  | { matching: ApplicantFilter; except: number[]; expected: number };

export interface StatusChangedTo {
  status: { id: number; name: string };
  stage: { id: number; name: string; colour: string } | null;
  moved: number;
  refused: number;
}

export const applicantStatus = 'applicants.status' as PanelRef<ApplicantSelection, StatusChangedTo>;

export interface RecruiterAssigned {
  recruiter: { userId: number; name: string } | null;
}

export const assignRecruiter = 'applicants.assign-recruiter' as PanelRef<
  { applicantId: number },
  RecruiterAssigned
>;

export const applicantResume = 'applicants.resume' as PanelRef<{ applicantId: number }, undefined>;

export const applicantTimeline = 'applicants.timeline' as PanelRef<
  { applicantId: number },
  undefined
>;

/** The panel returns the applicant added last, since a user can add several in a row. */
export const addApplicant = 'applicants.add' as PanelRef<
  { jobId?: number },
  { applicantId: number }
>;

export const askQuestion = 'applicants.ask-question' as PanelRef<
  { applicantId: number },
  undefined
>;

export const changeResume = 'applicants.change-resume' as PanelRef<
  { applicantId: number },
  undefined
>;
