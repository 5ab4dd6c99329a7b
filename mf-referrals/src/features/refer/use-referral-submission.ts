import { useState } from 'react';
import type { ReferralSubmitted } from 'server/contract/referrals/referring/my-referral';
import { submitReferral } from 'server/contract/referrals/referring/referring.calls';
import { useWrite } from 'shared-auth';
import { toReferralFormData, type ReferralValues } from './referral-values';

/** With the same idempotency key, repeated requests create only one referral. */
export const useReferralSubmission = (jobId: number) => {
  const { send } = useWrite(submitReferral);
  const [progress, setProgress] = useState<number>();
  const submit = async (values: ReferralValues, key = ''): Promise<ReferralSubmitted> => {
    try {
      const { data } = await send({
        body: toReferralFormData(jobId, values),
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
