import { useState } from 'react';
import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { usePermission } from 'shared-auth';
import { Button } from 'shared-ui';
import { suspectPairAgain, revertMerge, dismissPair } from '../api/decide-pair';

interface Props {
  pair: DuplicatePair;
  onMerge: () => void;
  onDecided: () => void;
}

interface DecisionProps extends Omit<Props, 'onMerge'> {
  label: string;
  decide: (id: number) => Promise<void>;
}

const DecisionButton = ({ pair, label, decide, onDecided }: DecisionProps) => {
  const mayDecide = usePermission('application:merge');
  const [isSending, setSending] = useState(false);
  const run = async () => {
    setSending(true);
    await decide(pair.id).finally(() => setSending(false));
    onDecided();
  };
  return (
    <Button size="sm" busy={isSending} {...mayDecide.offer()} onClick={() => void run()}>
      {label}
    </Button>
  );
};

export const PairActions = ({ onMerge, ...props }: Props) => {
  const mayDecide = usePermission('application:merge');
  const { state } = props.pair;
  if (state === 'dismissed')
    return <DecisionButton {...props} label="Suspect again" decide={suspectPairAgain} />;
  if (state === 'merged')
    return <DecisionButton {...props} label="Undo merge" decide={revertMerge} />;
  return (
    <>
      <DecisionButton {...props} label="Not a duplicate" decide={dismissPair} />
      <Button size="sm" {...mayDecide.offer()} onClick={onMerge}>
        Merge
      </Button>
    </>
  );
};
