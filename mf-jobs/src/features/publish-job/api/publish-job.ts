import type { JobPublications, PublishPlatforms } from 'server/contract/jobs/publishing/publishing';
import { publishJob } from 'server/contract/jobs/publishing/publishing.calls';
import { useWrite } from 'shared-auth';

/**
 * Publishes the job on the listed platforms and withdraws it from all others.
 * @throws ApiError with status 409 for a stale version
 */
export const usePublishJob = (id: number) => {
  const { send } = useWrite(publishJob);
  return async (body: PublishPlatforms): Promise<JobPublications> =>
    (await send({ params: { id }, body })).data;
};
