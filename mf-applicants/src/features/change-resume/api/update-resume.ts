import { useState } from 'react';
import {
  removeResume,
  setResume,
} from 'server/contract/applicants/intake/application-intake.calls';
import { useWrite } from 'shared-auth';

/** @throws ApiError */
export const useUpdateResume = (id: number) => {
  const { send: put } = useWrite(setResume);
  const { send: drop } = useWrite(removeResume);
  const [progress, setProgress] = useState<number>();
  return {
    progress,
    put: async (resume: File): Promise<void> => {
      const body = new FormData();
      body.append('resume', resume, resume.name);
      try {
        await put({ params: { id }, body, onProgress: setProgress });
      } finally {
        setProgress(undefined);
      }
    },
    drop: async (): Promise<void> => {
      await drop({ params: { id } });
    },
  };
};
