import { useState } from 'react';
import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryRecord,
  DirectorySelection,
} from 'server/contract/company/directory/directory-record';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import type { Selected } from 'shell/sdk/react';
import type { UsageLists } from '../../setup/usage-text';
import type { MergedRecordPair } from './merge-choice.rule';
import { MergeDialog } from './merge-dialog';

interface MergingOptions {
  kind: DirectoryKind;
  list: {
    rows: readonly DirectoryRecord[] | undefined;
    selected: Selected<DirectorySelection>;
    selection: { clear: () => void };
  };
  lists: UsageLists;
}

export const useRecordMerging = ({ kind, list, lists }: MergingOptions) => {
  const may = usePermission('setup:edit-directory');
  const [two, setTwo] = useState<MergedRecordPair>();
  const { id: chosen = [] } = list.selected.selection;
  const [first, second, ...others] = (list.rows ?? []).filter(({ id }) => chosen.includes(id));
  const ready = chosen.length === 2 && others.length === 0 && first && second;
  const close = () => setTwo(undefined);
  const entry: MenuEntry = {
    id: 'merge',
    label: 'Merge',
    ...may.offer(),
    disabledReason:
      may.reason ?? (ready ? undefined : 'Select exactly two rows of this page for this.'),
    onSelect: () => ready && setTwo([first, second]),
  };
  return {
    entry,
    dialog: two ? (
      <MergeDialog
        {...{ kind, two, lists }}
        onClose={close}
        onMerged={() => {
          close();
          list.selection.clear();
        }}
      />
    ) : null,
  };
};
