import {
  getGettingStarted,
  updateGettingStarted,
} from 'server/contract/getting-started/getting-started.calls';
import { useRead, useWrite } from 'shared-auth';
import { notify } from 'shared-ui';

/** What is missing in this installation, and a way to put the list of it away. */
export const useGettingStarted = () => {
  const { data, error, reload } = useRead(getGettingStarted, {});
  const { send, isSending } = useWrite(updateGettingStarted);
  const dismiss = (isDismissed: boolean) => {
    send({ body: { isDismissed } }).catch((reason: Error) =>
      notify.error(`That was not saved. ${reason.message}`),
    );
  };
  return { state: data?.data, error, reload, dismiss, isSending };
};
