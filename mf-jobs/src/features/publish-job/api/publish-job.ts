import type { JobPublications, PublishPlatforms } from 'server/contract/publishing/publishing';
import { publishJob } from 'server/contract/publishing/publishing.calls';
import { useWrite } from 'shared-auth';

/** Makes a job live on exactly these platforms. @throws ApiError with status 409 for a stale version */
export const usePublishJob = (id: number) => {
  const { send, isSending } = useWrite(publishJob);
  const publish = async (body: PublishPlatforms): Promise<JobPublications> => {
    const { data } = await send({ params: { id }, body });
    return data;
  };
  return { publish, isSending };
};
