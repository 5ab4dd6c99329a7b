import type { GettingStartedUpdate } from 'server/contract/console/getting-started/getting-started';
import type { StepName } from 'server/contract/console/getting-started/getting-started-constants';
import {
  getGettingStarted,
  updateGettingStarted,
} from 'server/contract/console/getting-started/getting-started.calls';
import { useRead, useWrite } from 'shared-auth';
import { notify } from 'shared-ui';

export const useGettingStarted = () => {
  const { data, error, reload } = useRead(getGettingStarted, {});
  const { send, isSending } = useWrite(updateGettingStarted);
  const update = (body: GettingStartedUpdate) => {
    send({ body }).catch((reason: Error) => notify.error(`That was not saved. ${reason.message}`));
  };
  const dismiss = (isDismissed: boolean) => update({ isDismissed });
  const dismissSteps = (dismissedSteps: StepName[]) => update({ dismissedSteps });
  return { state: data?.data, error, reload, dismiss, dismissSteps, isSending };
};
