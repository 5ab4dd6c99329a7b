import {
  dismissDuplicates,
  suspectAgain as suspect,
  undoMerge,
} from 'server/contract/applicants/duplicates/duplicate.calls';
import { send } from 'shared-auth';
import { notify, notifyFailure } from 'shell/sdk/react';

type DecisionCall = typeof undoMerge;

export const maxUndoSeconds = 30;

const sendDecision = (
  call: DecisionCall,
  id: number,
  tell: { done: () => void; failed: string },
): Promise<void> => send(call, { params: { id } }).then(tell.done, notifyFailure(tell.failed));

export const revertMerge = (id: number): Promise<void> =>
  sendDecision(undoMerge, id, {
    done: () => notify.success('The merge was taken back. They are two people again.'),
    failed: 'The merge was not taken back.',
  });

export const suspectPairAgain = (id: number): Promise<void> =>
  sendDecision(suspect, id, {
    done: () => notify.success('The pair is suspected again.'),
    failed: 'The pair is not suspected again.',
  });

export const dismissPair = (id: number): Promise<void> =>
  sendDecision(dismissDuplicates, id, {
    done: () =>
      notify.success('Remembered: these are two people. The pair is not suggested again.', {
        action: { label: 'Undo', onSelect: () => void suspectPairAgain(id) },
        seconds: maxUndoSeconds,
      }),
    failed: 'That these are two people was not remembered.',
  });
