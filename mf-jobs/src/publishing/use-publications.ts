import type { JobPublications } from 'server/contract/jobs/publishing/publishing';
import { getPublications } from 'server/contract/jobs/publishing/publishing.calls';
import { useRead, type ApiError } from 'shared-auth';

export interface PublicationsResult {
  live: JobPublications | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

export const usePublications = (id: number | undefined): PublicationsResult => {
  const { data, error, reload } = useRead(
    getPublications,
    id === undefined ? null : { params: { id } },
  );
  return { live: data?.data, error, reload };
};
