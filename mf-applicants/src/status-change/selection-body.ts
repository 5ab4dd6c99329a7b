import type { ApplicationSelection } from 'server/contract/applicants/application';
import type { ApplicantSelection } from '../../contract';

/** A selection as the server takes it; `agreed` is the number seen since, if it was looked at again. */
export const bodyOf = (selection: ApplicantSelection, agreed?: number): ApplicationSelection => {
  if ('applicantIds' in selection) return { applicantId: selection.applicantIds };
  const { matching, except, expected } = selection;
  return { matching, ...(except.length > 0 && { except }), expected: agreed ?? expected };
};

/** The versions that were seen of those named by id. */
export const versionsOf = (selection: ApplicantSelection): number[] | undefined =>
  'applicantIds' in selection ? selection.versions : undefined;

/** The stage that they are to go to, where that is chosen already. */
export const targetOf = (selection: ApplicantSelection): number | undefined =>
  'applicantIds' in selection ? selection.stageId : undefined;

/** How many of those named by id are not among the ones that can be moved. */
export const missingOf = (selection: ApplicantSelection, total: number): number =>
  'applicantIds' in selection ? selection.applicantIds.length - total : 0;

/** The applicant, when a selection names just one by id. */
export const onlyOneOf = (selection: ApplicantSelection): number | undefined =>
  'applicantIds' in selection && selection.applicantIds.length === 1
    ? selection.applicantIds[0]
    : undefined;
