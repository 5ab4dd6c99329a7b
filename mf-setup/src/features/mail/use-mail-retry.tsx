import { useState } from 'react';
import type { MailSelection } from 'server/contract/company/outbox/mail-message';
import { retryMail } from 'server/contract/company/outbox/mail-message.calls';
import { usePermission, useWrite } from 'shared-auth';
import { ConfirmDialog, notify, type MenuEntry } from 'shared-ui';
import type { Selected } from 'shell/sdk/react';

export const useMailRetry = (onDone: () => void) => {
  const may = usePermission('company:edit');
  const { send } = useWrite(retryMail);
  const [asked, setAsked] = useState<Selected<MailSelection>>();
  return {
    of: (selected: Selected<MailSelection>): MenuEntry => ({
      ...{ id: 'retry', label: 'Try again', ...may.offer() },
      onSelect: () => setAsked(selected),
    }),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={`Try again: ${asked?.name}`}
        words="They are tried at once, and for three more days. Only messages that wait, failed or could not go to their address can be tried again."
        confirmLabel="Try again"
        onConfirm={async () => {
          if (!asked) return;
          await send({ body: asked.selection });
          onDone();
          notify.success('They are tried again.');
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
