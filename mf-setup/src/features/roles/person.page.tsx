import { useState } from 'react';
import type { Person } from 'server/contract/identity/people/person';
import { getPerson } from 'server/contract/identity/people/person.calls';
import { roleNames, roleReach } from 'server/contract/identity/people/role-constants';
import { usePermission, useRead } from 'shared-auth';
import { Box, Card, Notice, PageHead, Stack } from 'shared-ui';
import { FactList, PartOnItsWay } from 'shared-ui/page';
import { RecordPage } from 'shell/sdk/record';
import { roles } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { BackButton } from '../../setup/back-button';
import { renderDate } from '../../setup/render-date';
import { PersonAccountSection } from './person-account-section';
import { SignInAccountsSection } from './sign-in-accounts-section';
import { HoldingsSection } from './holdings-section';
import { personStateNames } from './people-list';
import { PersonForm } from './person-form';
import { everyoneRoleText, formatRoleOrigin } from './person-values';
import { OpenSessionsSection } from './open-sessions-section';

const usePerson = (id: number | undefined) => {
  const read = useRead(getPerson, id === undefined ? null : { params: { id } }, { fresh: true });
  return { ...read, record: read.data?.data };
};

const PersonView = ({ person }: { person: Person }) => (
  <Card p="5">
    <FactList
      facts={[
        { name: 'E-mail', value: person.email },
        ...person.roles.map((role) => {
          const origin = person.givenRoles.find((given) => given.role === role);
          const isOfAll = role === person.everyoneRole;
          const from = origin ? formatRoleOrigin(origin) : isOfAll ? everyoneRoleText : '';
          return { name: roleNames[role], value: `${roleReach[role]} ${from}`.trim() };
        }),
      ]}
    />
  </Card>
);

/** Shows a person's state, for example `Left, on 31/03/2026`; a future leaving date is shown too. */
const PersonStateText = ({ person: { state, leavingDate } }: { person: Person }) => (
  <>
    <span>{personStateNames[state]}</span>
    {leavingDate ? (
      <>
        <span>{state === 'left' ? ', on ' : ', leaves on '}</span>
        {renderDate(leavingDate)}
      </>
    ) : null}
  </>
);

const LoadedPerson = ({ stored }: { stored: Person }) => {
  const [changed, setChanged] = useState<Person>();
  const mayAssign = usePermission('role:assign').allowed;
  const person = changed ?? stored;
  return (
    <Box maxWidth="640px">
      <PageHead
        title={person.name}
        words={<PersonStateText person={person} />}
        actions={<BackButton to={{ to: roles }} />}
      />
      <Stack gap="4">
        {person.mailProblem ? (
          <Notice
            tone="bad"
            title="Nothing is sent to this address, since mail came back from it"
            words={`Correct the address, or have an administrator send to it again, under Mail. Its server said: ${person.mailProblem}`}
          />
        ) : null}
        {mayAssign ? (
          <PersonForm key={changed?.version} stored={person} onSaved={setChanged} />
        ) : (
          <PersonView person={person} />
        )}
        {mayAssign ? <PersonAccountSection person={person} onChanged={setChanged} /> : null}
        {mayAssign ? <SignInAccountsSection person={person} onChanged={setChanged} /> : null}
        {mayAssign ? <OpenSessionsSection person={person} /> : null}
        <HoldingsSection person={person} />
      </Stack>
    </Box>
  );
};

export const PersonPage = () => (
  <>
    <SettingsNav />
    <RecordPage
      title="Person"
      noun={{ one: 'person', many: 'people', list: roles }}
      useRecord={usePerson}
      onItsWay={<PartOnItsWay facts={3} />}
    >
      {(stored) => <LoadedPerson stored={stored} />}
    </RecordPage>
  </>
);
