import { useState } from 'react';
import type { ReferralSubmitted } from 'server/contract/referring/my-referral';
import { submitReferral } from 'server/contract/referring/referring.calls';
import { useWrite } from 'shared-auth';
import { formOf, type ReferralValues } from './referral-values';

/** Refers a person for a job once for a key, and tells how far a resume is sent. */
export const useSubmission = (jobId: number) => {
  const { send } = useWrite(submitReferral);
  const [progress, setProgress] = useState<number>();
  const submit = async (values: ReferralValues, key = ''): Promise<ReferralSubmitted> => {
    try {
      const { data } = await send({
        body: formOf(jobId, values),
        headers: { 'Idempotency-Key': key },
        ...(values.resume && { onProgress: setProgress }),
      });
      return data;
    } finally {
      setProgress(undefined);
    }
  };
  return { submit, progress };
};
