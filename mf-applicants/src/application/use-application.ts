import type { ApplicationRecord } from 'server/contract/applicants/application';
import { getApplication } from 'server/contract/applicants/application.calls';
import { useRead, type ApiError, type ReadOptions } from 'shared-auth';

export interface ApplicationRead {
  application: ApplicationRecord | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** One application whole; without an id nothing is read. */
export const useApplication = (id: number | undefined, options?: ReadOptions): ApplicationRead => {
  const { data, error, reload } = useRead(
    getApplication,
    id === undefined ? null : { params: { id } },
    options,
  );
  return { application: data?.data, error, reload };
};
