import type { MailSelection } from 'server/contract/company/outbox/mail-message';
import { retryMail } from 'server/contract/company/outbox/mail-message.calls';
import { usePermission, useWrite } from 'shared-auth';
import { useConfirmedActions } from 'shell/sdk/record';

export const useMailRetry = (onDone: () => void) => {
  const { send } = useWrite(retryMail);
  return useConfirmedActions<MailSelection>({
    may: usePermission('company:edit'),
    onDone,
    actions: {
      retry: {
        label: 'Try again',
        words:
          'They are tried at once, and for three more days. Only messages that wait, failed or could not go to their address can be tried again.',
        run: (selection) => send({ body: selection }),
        done: 'They are tried again.',
      },
    },
  });
};
