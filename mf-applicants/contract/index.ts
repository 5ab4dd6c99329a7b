import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const applications = 'applicants.list' as RouteRef;
/** The older lists of applicants. */
export const olderApplications = [
  'applicants.older-list' as RouteRef,
  'applicants.table' as RouteRef,
];
export const applicantDetail = 'applicants.view' as RouteRef<{ id: number }>;
export const duplicateRecords = 'applicants.duplicates' as RouteRef;
export const applicantImport = 'applicants.import' as RouteRef;

/** What names all applicants of a list, as its filters do. */
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
 * Applicants by id, with the versions that were seen of them in the same order, and the stage that they
 * are to go to where that is chosen; or all that match a filter but `except`; `expected` is the number
 * that was seen.
 */
export type ApplicantSelection =
  | { applicantIds: number[]; versions?: number[]; stageId?: number }
  | { matching: ApplicantFilter; except: number[]; expected: number };

/** Where applicants stand once the drawer has moved them; nothing when it was only closed. */
export interface StatusChangedTo {
  status: { id: number; name: string };
  stage: { id: number; name: string; colour: string } | null;
  moved: number;
  refused: number;
}

/** The drawer in which one or many applicants are moved. */
export const applicantStatus = 'applicants.status' as PanelRef<ApplicantSelection, StatusChangedTo>;

/** Who is assigned once the drawer has saved; `null` for nobody. */
export interface RecruiterAssigned {
  recruiter: { userId: number; name: string } | null;
}

/** The drawer in which an applicant is given a recruiter. */
export const assignRecruiter = 'applicants.assign-recruiter' as PanelRef<
  { applicantId: number },
  RecruiterAssigned
>;

/** The drawer that shows an applicant's resume. */
export const applicantResume = 'applicants.resume' as PanelRef<{ applicantId: number }, undefined>;

/** The drawer with an applicant's way through the stages, and every step of it. */
export const applicantTimeline = 'applicants.timeline' as PanelRef<
  { applicantId: number },
  undefined
>;

/** The drawer in which a person is added by hand; answers who was added last, if anybody. */
export const addApplicant = 'applicants.add' as PanelRef<
  { jobId?: number },
  { applicantId: number }
>;

/** The drawer in which a resume is attached, replaced or removed. */
export const changeResume = 'applicants.change-resume' as PanelRef<
  { applicantId: number },
  undefined
>;
