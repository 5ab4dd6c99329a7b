import { useState, type ReactNode } from 'react';
import type { DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { stateOf } from 'server/contract/console/registry/remote-state';
import { tryRemote, withdrawRemote } from 'server/contract/console/registry/registry.calls';
import { useWrite } from 'shared-auth';
import { ConfirmDialog, notify } from 'shared-ui';
import { checkForUpdate } from '../updates/watch-registry';
import { CanaryDialog } from './canary-dialog';

const firstShare = 10;

export interface CanaryActions {
  askTrial(version: string): void;
  askWithdrawal(): void;
  /** Removes the record of a withdrawn canary release. */
  clear(): Promise<void>;
  dialog: ReactNode;
}

export const useCanaryActions = (remote: DeployedRemote): CanaryActions => {
  const { id, version: live, canary } = remote;
  const trial = useWrite(tryRemote);
  const withdrawal = useWrite(withdrawRemote);
  const [asked, setAsked] = useState<{ version: string } | 'withdrawal'>();
  const close = () => setAsked(undefined);
  const params = { id };

  const begin = async (version: string, share: number): Promise<void> => {
    const headers = { 'if-match': `"${stateOf(remote)}"` };
    await trial.send({ params, body: { version, share }, headers });
    notify.success(`${id} ${version} is given to ${share} of a hundred people.`);
    await checkForUpdate();
  };
  const clear = async (): Promise<void> => {
    await withdrawal.send({ params });
  };
  const withdraw = async (): Promise<void> => {
    await clear();
    notify.success(`Everybody is given ${id} ${live}.`);
    await checkForUpdate();
  };

  return {
    askTrial: (version) => setAsked({ version }),
    askWithdrawal: () => setAsked('withdrawal'),
    clear: () => clear().catch((error: Error) => notify.error(error.message)),
    dialog:
      asked === 'withdrawal' ? (
        <ConfirmDialog
          open
          title={`Withdraw ${id} ${canary?.version ?? ''}`}
          words={`Everybody who opens the console from now on is given ${live}.`}
          confirmLabel="Withdraw"
          onConfirm={withdraw}
          onClose={close}
        />
      ) : (
        asked && (
          <CanaryDialog
            id={id}
            version={asked.version}
            share={canary?.version === asked.version ? canary.share : firstShare}
            onConfirm={(share) => begin(asked.version, share)}
            onClose={close}
          />
        )
      ),
  };
};
