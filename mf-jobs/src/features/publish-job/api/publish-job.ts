import type { JobPublications, PublishPlatforms } from 'server/contract/publishing/publishing';
import { publishJob } from 'server/contract/publishing/publishing.calls';
import { refresh, useWrite } from 'shared-auth';

/** Refreshes every list and figure that shows where a job is published. */
export const refreshPublishing = (): Promise<void> =>
  refresh('job', 'publishjob-to-platforms', 'dashboard');

/** Makes a job live on exactly these platforms. @throws ApiError with status 409 for a stale version */
export const usePublishJob = (id: number) => {
  const { send, isSending } = useWrite(publishJob);
  const publish = async (body: PublishPlatforms): Promise<JobPublications> => {
    const { data } = await send({ params: { id }, body });
    await refreshPublishing();
    return data;
  };
  return { publish, isSending };
};
