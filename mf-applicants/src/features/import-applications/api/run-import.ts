import { runImport } from 'server/contract/applicants/intake/application-import.calls';
import { useWrite } from 'shared-auth';
import { notifyFailure } from 'shell/sdk/react';

export const useRunImport = (id: number) => {
  const { send, isSending } = useWrite(runImport);
  const run = () => void send({ params: { id } }).catch(notifyFailure('The import did not start.'));
  return { run, isSending };
};
