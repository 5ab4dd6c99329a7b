import { useState } from 'react';
import type { JobPublications } from 'server/contract/publishing/publishing';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { notify } from 'shell/sdk/react';
import { usePublishJob } from './api/publish-job';

interface Handlers {
  onApplied: (live: JobPublications) => void;
  /** Someone changed the job meanwhile: what is shown is old. */
  onStale: () => void;
}

/** Sends the chosen platforms; tells an older choice from other failures. */
export const useApply = (jobId: number, { onApplied, onStale }: Handlers) => {
  const { publish, isSending } = usePublishJob(jobId);
  const [isStale, setStale] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  const apply = async (platformId: number[], version: number): Promise<void> => {
    setStale(false);
    setFailure(undefined);
    try {
      const live = await publish({ platformId, version });
      notify.success(messages.submitted);
      onApplied(live);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) {
        setStale(true);
        onStale();
      } else setFailure(error);
    }
  };
  return { apply, isSending, isStale, failure };
};
