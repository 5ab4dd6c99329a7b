import { runImport } from 'server/contract/intake/application-import.calls';
import { ApiError, useWrite } from 'shared-auth';
import { notify } from 'shell/sdk/react';

/** Starts an import, or lets a stopped one go on; a failure says why. */
export const useRunImport = (id: number) => {
  const { send, isSending } = useWrite(runImport);
  const run = async (): Promise<void> => {
    try {
      await send({ params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(
        `The import did not start. ${error.message}`,
        error.requestId ? { reference: error.requestId } : {},
      );
    }
  };
  return { run, isSending };
};
