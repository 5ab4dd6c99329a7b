import { useState } from 'react';
import type { JobPublications } from 'server/contract/publishing/publishing';

/** The chosen platforms: those that the job is live on, until the person chooses others. */
export const useChoice = (live: JobPublications) => {
  const [choice, setChoice] = useState<{ ids: number[]; version: number }>();
  const current = live.publishplatforms.map(({ id }) => id);
  return {
    chosen: choice?.ids ?? current,
    /** The version that the choice was based on. */
    version: choice?.version ?? live.version,
    choose: (ids: number[]) => setChoice({ ids, version: choice?.version ?? live.version }),
    startAgain: () => setChoice(undefined),
  };
};
