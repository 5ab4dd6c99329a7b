import { useState } from 'react';
import type {
  ServiceSecret,
  ServiceToken,
} from 'server/contract/identity/service-tokens/service-token';
import { makeServiceSecret } from 'server/contract/identity/service-tokens/service-token.calls';
import { useWrite } from 'shared-auth';
import { CopyDialog } from '../../setup/copy-dialog';

/** The server returns a secret only once, in the response that created it. */
export const useServiceSecret = (onClose?: () => void) => {
  const { send } = useWrite(makeServiceSecret);
  const [made, setMade] = useState<ServiceSecret & { name: string }>();
  const close = () => {
    setMade(undefined);
    onClose?.();
  };
  return {
    make: async ({ id, name }: ServiceToken): Promise<void> =>
      setMade({ ...(await send({ params: { id } })).data, name }),
    dialog: made ? (
      <CopyDialog
        title={`Token of ${made.name}`}
        words="Keep it where only that system reads it: whoever has it has its rights. It is not shown again; a lost one is replaced by a new one."
        label="Token"
        value={made.token}
        onClose={close}
      />
    ) : null,
  };
};
