import { useState } from 'react';
import type { ApplicationCreated } from 'server/contract/intake/application-intake';
import { createApplication } from 'server/contract/intake/application-intake.calls';
import { useWrite } from 'shared-auth';
import { formOf } from '../application-form';
import type { ApplicantValues } from '../application-values';

/** Takes in one person, however often the same input is sent, and tells how far a resume is sent. */
export const useCreateApplication = () => {
  const { send } = useWrite(createApplication, { createsOnce: true });
  const [progress, setProgress] = useState<number>();
  const create = async (values: ApplicantValues): Promise<ApplicationCreated> => {
    try {
      const { data } = await send({
        body: formOf(values),
        ...(values.resume && { onProgress: setProgress }),
      });
      return data;
    } finally {
      setProgress(undefined);
    }
  };
  return { create, progress };
};
