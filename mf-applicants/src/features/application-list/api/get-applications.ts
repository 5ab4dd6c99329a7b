import type { Many } from 'server/contract/answer';
import type { ApplicationQuery, ApplicationRow } from 'server/contract/applicants/application';
import { getApplications } from 'server/contract/applicants/application.calls';
import { beginRead, useRead, useReadAhead, type Read } from 'shared-auth';

/** Asks for a page of applicants before the list is drawn. */
export const beginReadingApplications = (query: ApplicationQuery) =>
  beginRead(getApplications, { query });

/** One page of applicants, and how many there are. */
export const useApplications = (query: ApplicationQuery): Read<Many<ApplicationRow>> =>
  useRead(getApplications, { query });

/** Reads the page after this one ahead, once this one is here. */
export const useNextApplications = (
  query: ApplicationQuery,
  meta: Many<ApplicationRow>['meta'] | undefined,
): void => {
  const page = (query.page ?? 1) + 1;
  useReadAhead(
    getApplications,
    meta && page <= meta.last_page ? { query: { ...query, page } } : null,
  );
};
