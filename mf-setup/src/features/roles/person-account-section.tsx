import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { Invitation, Person } from 'server/contract/identity/people/person';
import {
  createInvitation,
  deactivatePerson,
  reactivatePerson,
} from 'server/contract/identity/people/person.calls';
import { useWrite } from 'shared-auth';
import { Button, ConfirmDialog, Flex, notify, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { AccountText } from './account-text';
import { InvitationLinkDialog } from './invitation-link-dialog';

const accountStateTexts = {
  active: 'Can sign in. A new link lets them choose a password, where they need one.',
  uninvited: 'Was never invited. Make a link, and hand it over.',
  invited: 'Has not used their link yet.',
  inactive: 'Cannot sign in. What they did stays.',
  left: 'Has left, so cannot sign in. What they did stays. Take the leaving date away in the directory to let them in again.',
} as const;

interface Props {
  person: Person;
  onChanged: (person: Person) => void;
}

export const PersonAccountSection = ({ person, onChanged }: Props) => {
  const { personId: id, name, state } = person;
  const [invitation, setInvitation] = useState<Invitation>();
  const [isAsking, setAsking] = useState<'link' | 'state'>();
  const link = useWrite(createInvitation);
  const deactivation = useWrite(deactivatePerson);
  const reactivation = useWrite(reactivatePerson);
  const close = () => setAsking(undefined);
  const change = async ({ send }: typeof deactivation) => {
    onChanged((await send({ params: { id } })).data);
    notify.success(messages.submitted);
  };
  const isIn = state !== 'inactive' && state !== 'left';
  return (
    <Part title="Account">
      <Text mb="3">
        <span>{`${accountStateTexts[state]} `}</span>
        <AccountText person={person} />
      </Text>
      <Flex gap="2" wrap="wrap">
        {isIn ? <Button onClick={() => setAsking('link')}>New link</Button> : null}
        {state === 'left' ? null : (
          <Button variant={isIn ? 'danger' : 'main'} onClick={() => setAsking('state')}>
            {isIn ? 'Deactivate' : 'Reactivate'}
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        open={isAsking === 'link'}
        title={`New link for ${name}`}
        words="An earlier link ends. Once it is used, their open sessions end too."
        confirmLabel="Make the link"
        onConfirm={async () => setInvitation((await link.send({ params: { id } })).data)}
        onClose={close}
      />
      <ConfirmDialog
        open={isAsking === 'state'}
        title={`${isIn ? 'Deactivate' : 'Reactivate'} ${name}`}
        words={
          isIn
            ? 'Their sessions end at once, and they cannot sign in again. Nothing of theirs is deleted; hand it to somebody else on this page.'
            : 'They can sign in again with their password, and with the roles that they have above.'
        }
        confirmLabel={isIn ? 'Deactivate' : 'Reactivate'}
        danger={isIn}
        onConfirm={() => change(isIn ? deactivation : reactivation)}
        onClose={close}
      />
      {invitation ? (
        <InvitationLinkDialog
          invitation={invitation}
          name={name}
          onClose={() => setInvitation(undefined)}
        />
      ) : null}
    </Part>
  );
};
