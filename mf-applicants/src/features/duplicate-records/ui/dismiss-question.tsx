import type { DuplicatePair } from 'server/contract/duplicate';
import { ConfirmDialog } from 'shared-ui';
import { notify } from 'shell/sdk/react';
import { nameOf } from '../../../application/name-of';
import { useDismissDuplicates } from '../api/dismiss-duplicates';

interface Props {
  pair: DuplicatePair;
  onClose: () => void;
  onDismissed: () => void;
}

/** Asks before a pair is set aside for good. */
export const DismissQuestion = ({ pair, onClose, onDismissed }: Props) => {
  const dismiss = useDismissDuplicates(pair.id);
  return (
    <ConfirmDialog
      open
      title="Not a duplicate"
      words={`${nameOf(pair.first)} and ${nameOf(pair.second)} stay two people. This is remembered, and the pair is not suggested again; it cannot be taken back.`}
      confirmLabel="Not a duplicate"
      onConfirm={async () => {
        await dismiss();
        notify.success('Remembered: these are two people.');
        onDismissed();
      }}
      onClose={onClose}
    />
  );
};
