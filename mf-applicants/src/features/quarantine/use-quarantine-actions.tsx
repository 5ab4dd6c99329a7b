import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { QuarantinedSelection } from 'server/contract/applicants/applying/held-application';
import {
  deleteQuarantinedApplications,
  releaseQuarantinedApplications,
} from 'server/contract/applicants/applying/held-application.calls';
import { usePermission, useWrite } from 'shared-auth';
import { ConfirmDialog, notify, type MenuEntry } from 'shared-ui';
import type { Selected } from 'shell/sdk/react';

const actionTexts = {
  release: {
    label: 'Release',
    words: 'They join the applicants of their jobs, as if they had come unsuspected.',
  },
  delete: {
    label: 'Delete',
    words: 'They are deleted with their files. This cannot be taken back, and nobody is told.',
  },
} as const;
type QuarantineAction = keyof typeof actionTexts;

export const useQuarantineActions = (onDone: () => void) => {
  const may = usePermission('application:create');
  const calls = {
    release: useWrite(releaseQuarantinedApplications),
    delete: useWrite(deleteQuarantinedApplications),
  };
  const [asked, setAsked] = useState<{
    deed: QuarantineAction;
    selected: Selected<QuarantinedSelection>;
  }>();
  const confirm = async () => {
    if (!asked) return;
    await calls[asked.deed].send({ body: asked.selected.selection });
    onDone();
    notify.success(messages.submitted);
  };
  const deed = asked && actionTexts[asked.deed];
  return {
    of: (selected: Selected<QuarantinedSelection>): MenuEntry[] =>
      (['release', 'delete'] as const).map((id) => ({
        id,
        label: actionTexts[id].label,
        ...(id === 'delete' && { tone: 'bad' as const }),
        ...may.offer(),
        onSelect: () => setAsked({ deed: id, selected }),
      })),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={`${deed?.label}: ${asked?.selected.name}`}
        words={deed?.words ?? ''}
        confirmLabel={deed?.label ?? ''}
        danger={asked?.deed === 'delete'}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
