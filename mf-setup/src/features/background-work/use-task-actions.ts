import type { FailedTaskSelection } from 'server/contract/platform/background-work/background-work';
import {
  discardTasks,
  retryTasks,
} from 'server/contract/platform/background-work/background-work.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { useConfirmedActions } from 'shell/sdk/record';

export const useTaskActions = (onDone: () => void) => {
  const retry = useWrite(retryTasks);
  const discard = useWrite(discardTasks);
  return useConfirmedActions<FailedTaskSelection>({
    may: usePermission('company:edit'),
    onDone,
    actions: {
      retry: {
        label: 'Try again',
        words: 'They are queued again, with all their tries.',
        run: (selection) => retry.send({ body: selection }),
        done: messages.submitted,
      },
      discard: {
        label: 'Discard',
        words: 'They are not tried any more. This cannot be taken back.',
        isDangerous: true,
        run: (selection) => discard.send({ body: selection }),
        done: messages.submitted,
      },
    },
  });
};
