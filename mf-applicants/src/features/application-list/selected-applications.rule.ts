import type { ApplicationFilter, ApplicationSelection } from 'server/contract/application';
import { mostMovedAtOnce } from 'server/contract/application-constants';
import type { Selection } from 'shared-ui/table';
import type { ApplicantSelection } from '../../../contract';

/** What an action on the selection applies to, for the server and for drawers, or why it cannot run. */
export type SelectedApplications =
  | { applications: ApplicationSelection; applicants: ApplicantSelection; refusal?: undefined }
  | { applications?: undefined; applicants?: undefined; refusal: string };

const mostLeftOut = 10_000;

/**
 * Turns a selection into what the server acts on: rows by id, or all that match the filter but those
 * unticked, together with the number that the person saw, so that nothing else is touched.
 */
export const selectedApplications = (
  { chosen, count }: Pick<Selection, 'chosen' | 'count'>,
  matching: ApplicationFilter,
): SelectedApplications => {
  if (chosen.kind === 'ids') {
    const applicantIds = chosen.ids.map(Number);
    return count <= mostMovedAtOnce
      ? { applications: { applicantId: applicantIds }, applicants: { applicantIds } }
      : { refusal: `Select at most ${mostMovedAtOnce} rows, or all that match the filters.` };
  }
  const except = chosen.except.map(Number);
  if (except.length > mostLeftOut) {
    return { refusal: `Leave out at most ${mostLeftOut} rows, or narrow the filters.` };
  }
  return {
    applications: { matching, ...(except.length > 0 && { except }), expected: count },
    applicants: { matching, except, expected: count },
  };
};
