import type { Many } from 'server/contract/answer';
import type { ApplicationQuery, ApplicationRow } from 'server/contract/application';
import { getApplications } from 'server/contract/application.calls';
import { beginRead, useRead, type Read } from 'shared-auth';

/** Asks for a page of applicants before the list is drawn. */
export const beginReadingApplications = (query: ApplicationQuery) =>
  beginRead(getApplications, { query });

/** One page of applicants, and how many there are. */
export const useApplications = (query: ApplicationQuery): Read<Many<ApplicationRow>> =>
  useRead(getApplications, { query });
