import type {
  ApplicationFilter,
  ApplicationSelection,
} from 'server/contract/applicants/application';
import { mostChosen, mostLeftOut } from 'server/contract/selection-constants';
import { namedRows, type Selection } from 'shared-ui/table';
import type { ApplicantSelection } from '../../../contract';

/** What an action on the selection applies to, for the server and for drawers, or why it cannot run. */
export type SelectedApplications =
  | { applications: ApplicationSelection; applicants: ApplicantSelection; refusal?: undefined }
  | { applications?: undefined; applicants?: undefined; refusal: string };

/**
 * Turns a selection into what the server acts on: rows by id, or all that match the filter but those
 * unticked, together with the number that the person saw, so that nothing else is touched.
 */
export const selectedApplications = (
  { chosen, count }: Pick<Selection, 'chosen' | 'count'>,
  matching: ApplicationFilter,
  versionsOf: (ids: readonly number[]) => number[] | undefined,
): SelectedApplications => {
  const { ids, except, refusal } = namedRows(chosen, { chosen: mostChosen, leftOut: mostLeftOut });
  if (refusal !== undefined) return { refusal };
  if (ids) {
    const versions = versionsOf(ids);
    return {
      applications: { applicantId: ids },
      applicants: { applicantIds: ids, ...(versions && { versions }) },
    };
  }
  return {
    applications: { matching, ...(except.length > 0 && { except }), expected: count },
    applicants: { matching, except, expected: count },
  };
};
