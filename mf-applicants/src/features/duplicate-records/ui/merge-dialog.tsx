import { useState } from 'react';
import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { ApiError } from 'shared-auth';
import { Button, Dialog, formatPersonName, Text } from 'shared-ui';
import { notify } from 'shell/sdk/react';
import { useCompanyDays } from '../../../application/use-company-days';
import { revertMerge, maxUndoSeconds } from '../api/decide-pair';
import { useMergeDuplicates } from '../api/merge-duplicates';
import {
  getChosenPersonId,
  toDuplicateMerge,
  listOpenChoices,
  type FieldChoices,
} from '../merge-choice.rule';
import { formatApplicationCount } from '../pair-texts';
import { TwoValueChoice } from './choice-of-two';
import { PairDecidedDialog } from './pair-decided-dialog';
import { PersonValue } from './person-value';
import { ReferralCredit } from './referral-credit';
import { SharedJobs } from './shared-jobs';

interface Props {
  pair: DuplicatePair;
  /** True if another user has decided the pair meanwhile. */
  isDecided: boolean;
  onClose: () => void;
  onDecided: () => void;
}

export const MergeDialog = ({ pair, isDecided, onClose, onDecided }: Props) => {
  const { first, second } = pair;
  const { dayAt } = useCompanyDays();
  const { merge, isSending } = useMergeDuplicates(pair.id);
  const [survivorId, setSurvivor] = useState(first.personId);
  const [chosen, setChosen] = useState<FieldChoices>({});
  const [failure, setFailure] = useState<string>();
  const choices = listOpenChoices(pair);

  const save = async () => {
    setFailure(undefined);
    try {
      await merge(toDuplicateMerge(pair, survivorId, chosen));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      return;
    }
    notify.success('The two are one person now.', {
      action: { label: 'Undo', onSelect: () => void revertMerge(pair.id) },
      seconds: maxUndoSeconds,
    });
    onDecided();
  };

  if (isDecided && !isSending) return <PairDecidedDialog onClose={onDecided} />;
  return (
    <Dialog
      open
      width={640}
      title="Merge into one person"
      onClose={() => (isSending ? undefined : onClose())}
      foot={
        <>
          <Button onClick={() => (isSending ? undefined : onClose())}>Cancel</Button>
          <Button variant="main" busy={isSending} onClick={() => void save()}>
            Merge
          </Button>
        </>
      }
    >
      <Text tone="second" mb="4">
        The person who stays gets the applications of the other one. A merge can be taken back.
      </Text>
      <TwoValueChoice
        label="Who stays"
        value={survivorId}
        onChoose={setSurvivor}
        options={[first, second].map((person) => ({
          value: person.personId,
          label: formatPersonName(person) || 'No name',
          words: (
            <>
              <span>First seen </span>
              {dayAt(person.created_at)}
              <span>{`, ${formatApplicationCount(person.applications.length)}`}</span>
            </>
          ),
        }))}
      />
      {choices.map((line) => (
        <TwoValueChoice
          key={line.id}
          label={line.label}
          value={getChosenPersonId(line, pair, survivorId, chosen)}
          onChoose={(personId) => setChosen({ ...chosen, [line.id]: personId })}
          options={[
            { value: first.personId, label: <PersonValue value={line.first} isWithheld={false} /> },
            {
              value: second.personId,
              label: <PersonValue value={line.second} isWithheld={false} />,
            },
          ]}
        />
      ))}
      <SharedJobs pair={pair} />
      <ReferralCredit pairId={pair.id} survivorId={survivorId} />
      {failure ? (
        <Text role="alert" tone="bad" mt="3">
          {failure}
        </Text>
      ) : null}
    </Dialog>
  );
};
