import type { Person } from 'server/contract/identity/people/person';
import { Card, Link, LinkLook, Text } from 'shared-ui';
import { resolve, useShell } from 'shell/sdk/react';
import { person as personRoute } from '../../../contract';
import { personStateNames } from './people-list';

export const KnownPersonNotice = ({
  person: { personId, name, email, state },
}: {
  person: Person;
}) => {
  const { href = '' } = resolve({ to: personRoute, params: { id: personId } }, useShell());
  return (
    <Card p="4" mb="4" role="status">
      <Text>
        <span>{`${email} is the address of `}</span>
        <LinkLook>
          <Link to={href}>{name}</Link>
        </LinkLook>
        <span>{` (${personStateNames[state].toLowerCase()}). Open that page to give roles or make a link; nobody has to be added.`}</span>
      </Text>
    </Card>
  );
};
