import { useState, type ReactNode } from 'react';
import { notify, type MenuEntry } from 'shared-ui';
import type { Offer, Selected } from '../react';
import { ConfirmDelete } from './confirm-delete';

interface DeletionOptions<Selection> {
  may: Offer;
  /** If the promise rejects, the dialog stays open and shows the error message. */
  remove: (selection: Selection) => Promise<unknown>;
  done: string;
  /** Called after the deletion, to navigate away from a deleted record. */
  onDeleted?: ((selection: Selection) => void) | undefined;
  /** Content of the question: records that are also deleted, or that use the records to be deleted. */
  usage?: (selection: Selection) => ReactNode;
}

/** The page must render `question`. `isOpen` is true if the user may delete the record. */
export const useDeletion = <Selection,>(options: DeletionOptions<Selection>) => {
  const { may, remove, done, onDeleted, usage } = options;
  const [toDelete, setToDelete] = useState<Selected<Selection>>();
  const run = async ({ selection }: Selected<Selection>) => {
    await remove(selection);
    onDeleted?.(selection);
    notify.success(done);
  };
  return {
    of: (selected: Selected<Selection>, isOpen?: boolean): MenuEntry => {
      const offered = may.offer(isOpen);
      return {
        id: 'delete',
        label: 'Delete',
        tone: 'bad',
        ...offered,
        disabledReason: selected.refusal ?? offered.disabledReason,
        onSelect: () => setToDelete(selected),
      };
    },
    question: toDelete && (
      <ConfirmDelete
        title={`Delete ${toDelete.name}`}
        extra={usage?.(toDelete.selection)}
        onDelete={() => run(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    ),
  };
};
