import type { Many } from 'server/contract/answer';
import type { ApplicationQuery, ApplicationRow } from 'server/contract/application';
import { getApplications } from 'server/contract/application.calls';
import { useRead, type Read } from 'shared-auth';

/** One page of applicants, and how many there are. */
export const useApplications = (query: ApplicationQuery): Read<Many<ApplicationRow>> =>
  useRead(getApplications, { query });
