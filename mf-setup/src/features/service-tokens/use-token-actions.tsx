import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { ServiceToken } from 'server/contract/identity/service-tokens/service-token';
import { revokeServiceToken } from 'server/contract/identity/service-tokens/service-token.calls';
import { usePermission, useWrite } from 'shared-auth';
import { ConfirmDialog, notify, type MenuEntry } from 'shared-ui';
import { useServiceSecret } from './use-service-secret';

type TokenAction = 'secret' | 'revoke';

const unusableReasons: Partial<Record<ServiceToken['state'], string>> = {
  revoked: 'It was revoked for good. Create another.',
  expired: 'It has expired. Give it a later last day first.',
};

export const useTokenActions = () => {
  const may = usePermission('role:assign');
  const secret = useServiceSecret();
  const revocation = useWrite(revokeServiceToken);
  const [asked, setAsked] = useState<{ token: ServiceToken; deed: TokenAction }>();
  const { token, deed } = asked ?? {};
  const offer = (reason: string | undefined) => ({
    ...may.offer(),
    disabledReason: may.reason ?? reason,
  });
  const confirm = async () => {
    if (!token) return;
    if (deed === 'secret') return secret.make(token);
    await revocation.send({ params: { id: token.id } });
    notify.success(messages.submitted);
  };
  return {
    of: (row: ServiceToken): MenuEntry[] => [
      {
        id: 'secret',
        label: row.state === 'new' ? 'Make the secret' : 'New secret',
        ...offer(unusableReasons[row.state]),
        onSelect: () => setAsked({ token: row, deed: 'secret' }),
      },
      {
        id: 'revoke',
        label: 'Revoke',
        ...offer(row.state === 'revoked' ? 'It was revoked already.' : undefined),
        onSelect: () => setAsked({ token: row, deed: 'revoke' }),
      },
    ],
    dialogs: (
      <>
        <ConfirmDialog
          open={asked !== undefined}
          title={deed === 'secret' ? `New secret for ${token?.name}` : `Revoke ${token?.name}`}
          words={
            deed === 'secret'
              ? 'It is shown once. An earlier one ends at once: whatever calls with it is refused.'
              : 'Whatever calls with it is refused from now on. This cannot be taken back.'
          }
          confirmLabel={deed === 'secret' ? 'Make the secret' : 'Revoke'}
          danger={deed === 'revoke'}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
        {secret.dialog}
      </>
    ),
  };
};
