import type { MailMessageDetail } from 'server/contract/company/outbox/mail-message';
import { allowMailAddress } from 'server/contract/company/outbox/mail-message.calls';
import { usePermission, useWrite } from 'shared-auth';
import { EntryButton, Notice, notify } from 'shared-ui';

export const RefusedAddressNotice = ({
  message: { id, recipient },
}: {
  message: MailMessageDetail;
}) => {
  const may = usePermission('company:edit');
  const { send } = useWrite(allowMailAddress);
  const allow = async () => {
    await send({ params: { id } });
    notify.success('Mail is sent to this address again.');
  };
  return (
    <Notice
      tone="bad"
      title={`Nothing is sent to ${recipient}, since mail came back from it`}
      words="Correct the address where it is stored. If it takes mail by now, send to it again."
      action={
        <EntryButton
          entry={{
            ...{ id: 'allow-address', label: 'Send to it again', ...may.offer() },
            onSelect: () => void allow(),
          }}
        />
      }
    />
  );
};
