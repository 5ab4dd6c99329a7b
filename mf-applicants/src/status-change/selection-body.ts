import type { ApplicationSelection } from 'server/contract/application';
import type { ApplicantSelection } from '../../contract';

/** A selection as the server takes it. */
export const bodyOf = (selection: ApplicantSelection): ApplicationSelection => {
  if ('applicantIds' in selection) return { applicantId: selection.applicantIds };
  const { matching, except, expected } = selection;
  return { matching, ...(except.length > 0 && { except }), expected };
};

/** The applicant, when a selection names just one by id. */
export const onlyOneOf = (selection: ApplicantSelection): number | undefined =>
  'applicantIds' in selection && selection.applicantIds.length === 1
    ? selection.applicantIds[0]
    : undefined;
