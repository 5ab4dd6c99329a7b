import { useState } from 'react';
import type { DuplicatePair } from 'server/contract/duplicate';
import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { takeMergeBack } from '../api/undo-merge';
import { DismissQuestion } from './dismiss-question';
import { MergeDialog } from './merge-dialog';

interface Props {
  pair: DuplicatePair;
  /** The pair is about to leave the list. */
  onDecided: () => void;
}

/** What can be decided about a pair. */
export const PairActions = ({ pair, onDecided }: Props) => {
  const { reason } = usePermission('application:merge');
  const [asks, setAsks] = useState<'merge' | 'dismiss'>();
  const [isUndoing, setUndoing] = useState(false);
  const close = () => setAsks(undefined);
  const done = () => {
    close();
    onDecided();
  };
  const undo = async () => {
    setUndoing(true);
    await takeMergeBack(pair.id).finally(() => setUndoing(false));
    onDecided();
  };
  if (pair.state === 'dismissed') return null;
  if (pair.state === 'merged') {
    return (
      <Button size="sm" busy={isUndoing} disabledReason={reason} onClick={() => void undo()}>
        Undo merge
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" disabledReason={reason} onClick={() => setAsks('dismiss')}>
        Not a duplicate
      </Button>
      <Button size="sm" disabledReason={reason} onClick={() => setAsks('merge')}>
        Merge
      </Button>
      {asks === 'merge' ? <MergeDialog pair={pair} onClose={close} onMerged={done} /> : null}
      {asks === 'dismiss' ? (
        <DismissQuestion pair={pair} onClose={close} onDismissed={done} />
      ) : null}
    </>
  );
};
