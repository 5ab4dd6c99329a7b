import type { JobFilter, JobSelection } from 'server/contract/job';
import type { Selection } from 'shared-ui/table';

/** What an action on the selection applies to, or why it cannot run. */
export type SelectedJobs =
  | { jobs: JobSelection; count: number; refusal?: undefined }
  | { jobs?: undefined; count?: undefined; refusal: string };

export const mostIds = 1_000;

/**
 * Turns a selection into what the server acts on: rows by id, or all that match the filter together
 * with the number that the person saw, so that nothing else is touched.
 */
export const selectedJobs = (
  { chosen, count }: Pick<Selection, 'chosen' | 'count'>,
  filter: JobFilter,
): SelectedJobs => {
  if (chosen.kind === 'ids') {
    return count <= mostIds
      ? { jobs: { jobId: chosen.ids.map(Number) }, count }
      : { refusal: `Select at most ${mostIds} rows, or all that match the filters.` };
  }
  return chosen.except.length === 0
    ? { jobs: { matching: filter, expected: count }, count }
    : { refusal: 'All that match cannot leave rows out. Narrow the filters, or select rows.' };
};
