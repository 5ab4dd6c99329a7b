import { useState } from 'react';
import type { ApplicationCreated } from 'server/contract/applicants/intake/application-intake';
import { createApplication } from 'server/contract/applicants/intake/application-intake.calls';
import { useWrite } from 'shared-auth';
import { toApplicantFormData } from '../application-form';
import type { ApplicantValues } from '../application-values';

/** With the same idempotency key, repeated requests create only one application. */
export const useCreateApplication = () => {
  const { send } = useWrite(createApplication);
  const [progress, setProgress] = useState<number>();
  const create = async (values: ApplicantValues, key = ''): Promise<ApplicationCreated> => {
    try {
      const { data } = await send({
        body: toApplicantFormData(values),
        headers: { 'Idempotency-Key': key },
        ...(values.resume && { onProgress: setProgress }),
      });
      return data;
    } finally {
      setProgress(undefined);
    }
  };
  return { create, progress };
};
