import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { FailedTaskSelection } from 'server/contract/platform/background-work/background-work';
import {
  discardTasks,
  retryTasks,
} from 'server/contract/platform/background-work/background-work.calls';
import { usePermission, useWrite } from 'shared-auth';
import { ConfirmDialog, notify, type MenuEntry } from 'shared-ui';
import type { Selected } from 'shell/sdk/react';

const taskActionTexts = {
  retry: { label: 'Try again', words: 'They are queued again, with all their tries.' },
  discard: {
    label: 'Discard',
    words: 'They are not tried any more. This cannot be taken back.',
  },
} as const;
type TaskAction = keyof typeof taskActionTexts;

export const useTaskActions = (onDone: () => void) => {
  const may = usePermission('company:edit');
  const calls = { retry: useWrite(retryTasks), discard: useWrite(discardTasks) };
  const [asked, setAsked] = useState<{
    deed: TaskAction;
    selected: Selected<FailedTaskSelection>;
  }>();
  const confirm = async () => {
    if (!asked) return;
    await calls[asked.deed].send({ body: asked.selected.selection });
    onDone();
    notify.success(messages.submitted);
  };
  const deed = asked && taskActionTexts[asked.deed];
  return {
    of: (selected: Selected<FailedTaskSelection>): MenuEntry[] =>
      (['retry', 'discard'] as const).map((id) => ({
        id,
        label: taskActionTexts[id].label,
        ...(id === 'discard' && { tone: 'bad' as const }),
        ...may.offer(),
        onSelect: () => setAsked({ deed: id, selected }),
      })),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={`${deed?.label}: ${asked?.selected.name}`}
        words={deed?.words ?? ''}
        confirmLabel={deed?.label ?? ''}
        danger={asked?.deed === 'discard'}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
