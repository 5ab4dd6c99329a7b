import { useEffect, useState } from 'react';
import { ApiError, fileAddress } from 'shared-auth';

interface ResumeFileState {
  url?: string;
  failure?: { message: string; requestId?: string | undefined };
}

const unreadableText = 'The file could not be fetched. Try again.';

const fetchResumeFile = async (fileId: string): Promise<Blob> => {
  const response = await fetch(await fileAddress({ kind: 'file', fileId }));
  if (!response.ok) throw new Error(unreadableText);
  return response.blob();
};

const toFileFailure = (error: unknown): ResumeFileState =>
  error instanceof ApiError
    ? { failure: { message: error.message, requestId: error.requestId } }
    : { failure: { message: unreadableText } };

/** Loads the resume as a blob, since an iframe cannot reload a single-use URL. */
export const useResumeFile = (fileId: string) => {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<ResumeFileState>({});
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    fetchResumeFile(fileId).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
        setShown({ url });
      },
      (error: unknown) => {
        if (!isGone) setShown(toFileFailure(error));
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId, attempt]);
  const retry = () => {
    setShown({});
    setAttempt(attempt + 1);
  };
  return { ...shown, retry };
};
