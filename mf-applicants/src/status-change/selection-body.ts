import type { ApplicationSelection } from 'server/contract/applicants/applications/application';
import type { ApplicantSelection } from '../../contract';

/** `agreed` replaces the expected number of applicants after the user has confirmed a newer number. */
export const toSelectionBody = (
  selection: ApplicantSelection,
  agreed?: number,
): ApplicationSelection => {
  if ('applicantIds' in selection) return { applicantId: selection.applicantIds };
  const { matching, except, expected } = selection;
  return { matching, ...(except.length > 0 && { except }), expected: agreed ?? expected };
};

export const getSelectedVersions = (selection: ApplicantSelection): number[] | undefined =>
  'applicantIds' in selection ? selection.versions : undefined;

export const getTargetStage = (selection: ApplicantSelection): number | undefined =>
  'applicantIds' in selection ? selection.stageId : undefined;

export const countMissingApplicants = (selection: ApplicantSelection, total: number): number =>
  'applicantIds' in selection ? selection.applicantIds.length - total : 0;

export const getOnlyApplicant = (selection: ApplicantSelection): number | undefined =>
  'applicantIds' in selection && selection.applicantIds.length === 1
    ? selection.applicantIds[0]
    : undefined;
