import { useState } from 'react';
import type { PersonSelection } from 'server/contract/identity/people/person';
import { download, useListExport, usePermission } from 'shared-auth';
import { ConfirmDialog, type MenuEntry } from 'shared-ui';
import { exportBy } from 'shell/sdk/list';
import type { Selected } from 'shell/sdk/react';
import { RolesDialog, type RolesChangeKind } from './roles-dialog';

type PeopleAction = RolesChangeKind | 'invite';
type SelectedPeople = Selected<PersonSelection>;

const actionLabels: Readonly<Record<PeopleAction, string>> = {
  give: 'Give roles',
  take: 'Take roles',
  invite: 'Invite',
};

export const usePeopleActions = (onDone: () => void) => {
  const [asked, setAsked] = useState<{ deed: PeopleAction; people: SelectedPeople }>();
  const may = usePermission('role:assign');
  const close = () => setAsked(undefined);
  const entry = (deed: PeopleAction, people: SelectedPeople): MenuEntry => ({
    ...{ id: deed, label: actionLabels[deed], ...may.offer() },
    disabledReason: people.refusal ?? may.offer().disabledReason,
    onSelect: () => setAsked({ deed, people }),
  });
  const exported = exportBy(useListExport(), (rows: PersonSelection, columns) =>
    download({ kind: 'list', list: 'role', rows, columns }),
  );
  const question = asked ? (
    asked.deed === 'invite' ? (
      <ConfirmDialog
        open
        title={`Invite ${asked.people.name}`}
        words="Each of them is invited by mail, where a mail server is set. You get a file with a link for each of them, too, to be handed over: whoever has a link comes in by it, once and within a week. Links that they had before end. Who came in before gets none, nor who is not active."
        confirmLabel="Make the links"
        onConfirm={async () => {
          await download({ kind: 'list', list: 'invitation', rows: asked.people.selection });
          onDone();
        }}
        onClose={close}
      />
    ) : (
      <RolesDialog kind={asked.deed} people={asked.people} onDone={onDone} onClose={close} />
    )
  ) : null;
  return { entry, exported, question };
};
