import {
  dismissDuplicates,
  suspectAgain as suspect,
  undoMerge,
} from 'server/contract/duplicates/duplicate.calls';
import { send } from 'shared-auth';
import { notify, tellFailure } from 'shell/sdk/react';

type Decision = typeof undoMerge;

/** Seconds for which a decision can be taken back where it was told. */
export const undoFor = 30;

const decide = (
  call: Decision,
  id: number,
  tell: { done: () => void; failed: string },
): Promise<void> => send(call, { params: { id } }).then(tell.done, tellFailure(tell.failed));

/** Takes a merge back and says how that went. */
export const takeMergeBack = (id: number): Promise<void> =>
  decide(undoMerge, id, {
    done: () => notify.success('The merge was taken back. They are two people again.'),
    failed: 'The merge was not taken back.',
  });

/** Takes back that two are not the same person, and says how that went. */
export const suspectAgain = (id: number): Promise<void> =>
  decide(suspect, id, {
    done: () => notify.success('The pair is suspected again.'),
    failed: 'The pair is not suspected again.',
  });

/** Remembers that two are not the same person, says how that went, and offers to take it back. */
export const tellApart = (id: number): Promise<void> =>
  decide(dismissDuplicates, id, {
    done: () =>
      notify.success('Remembered: these are two people. The pair is not suggested again.', {
        action: { label: 'Undo', onSelect: () => void suspectAgain(id) },
        seconds: undoFor,
      }),
    failed: 'That these are two people was not remembered.',
  });
