import type { JobFilter, JobSelection } from 'server/contract/jobs/job';
import { mostChosen, mostLeftOut } from 'server/contract/selection-constants';
import { namedRows, type Selection } from 'shared-ui/table';

/** What an action on the selection applies to, or why it cannot run. */
export type SelectedJobs =
  | { jobs: JobSelection; count: number; refusal?: undefined }
  | { jobs?: undefined; count?: undefined; refusal: string };

/**
 * Turns a selection into what the server acts on: rows by id, or all that match the filter but those
 * unticked, together with the number that the person saw, so that nothing else is touched.
 */
export const selectedJobs = (
  { chosen, count }: Pick<Selection, 'chosen' | 'count'>,
  matching: JobFilter,
): SelectedJobs => {
  const { ids, except, refusal } = namedRows(chosen, { chosen: mostChosen, leftOut: mostLeftOut });
  if (refusal !== undefined) return { refusal };
  if (ids) return { jobs: { jobId: ids }, count };
  return {
    jobs: { matching, ...(except.length > 0 && { except }), expected: count },
    count,
  };
};
