import type { Person } from 'server/contract/identity/people/person';
import { getPeople } from 'server/contract/identity/people/person.calls';
import { roleNames } from 'server/contract/identity/people/role-constants';
import { useRead } from 'shared-auth';
import { Button, EmptyState, EntryButton, PageHead, StatusDot } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { leadTo, resolve, useDestination, useShell } from 'shell/sdk/react';
import { invitePerson, person } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { AccountText } from './account-text';
import { EveryoneRoleSection } from './everyone-role-section';
import { peopleList, personStateNames } from './people-list';
import { usePeopleActions } from './use-people-actions';

const personStateTones = {
  active: 'ok',
  uninvited: 'wait',
  invited: 'wait',
  inactive: 'mute',
  left: 'mute',
} as const;

const usePersonColumns = (): Column<Person>[] => {
  const shell = useShell();
  return [
    {
      id: 'name',
      header: 'Person',
      exportedAs: ['Name', 'E-mail'],
      sortable: true,
      narrow: 'title',
      least: 220,
      share: 2,
      cell: ({ personId, name, email }) => (
        <RowTitle
          title={name}
          second={email}
          to={resolve({ to: person, params: { id: personId } }, shell).href}
        />
      ),
    },
    {
      id: 'roles',
      header: 'Roles',
      narrow: 'line',
      least: 220,
      share: 2,
      wraps: true,
      cell: ({ roles }) => roles.map((role) => roleNames[role]).join(', ') || 'No role',
    },
    {
      id: 'state',
      header: 'State',
      exportedAs: ['State', 'Invited At', 'Invited Until'],
      narrow: 'corner',
      least: 120,
      cell: ({ state }) => (
        <StatusDot tone={personStateTones[state]}>{personStateNames[state]}</StatusDot>
      ),
    },
    {
      id: 'lastSignIn',
      header: 'Sign-in',
      exportedAs: ['Last Sign-in'],
      sortable: true,
      narrow: 'line',
      least: 200,
      share: 1,
      wraps: true,
      cell: (row) => <AccountText person={row} otherwise="Never signed in." />,
    },
  ];
};

const uninvited = { state: 'uninvited' } as const;

const useUninvitedPeople = () => {
  const { data } = useRead(getPeople, { query: { ...uninvited, limit: 1 } });
  const count = data?.meta.total ?? 0;
  return {
    selection: { matching: uninvited, expected: count },
    count,
    name: count === 1 ? '1 person' : `${count} people`,
  };
};

export const RolesPage = () => {
  const list = useList(peopleList);
  const columns = usePersonColumns();
  const invite = useDestination({ to: invitePerson });
  const everyone = useUninvitedPeople();
  const actions = usePeopleActions(list.selection.clear);
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Roles"
        words={list.answer && list.matching.name}
        actions={
          <>
            <EntryButton entry={actions.exported(list.matching)} />
            {everyone.count > 0 ? (
              <EntryButton
                entry={{
                  ...actions.entry('invite', everyone),
                  label: `Invite ${everyone.name} not invited yet`,
                }}
              />
            ) : null}
            <Button variant="main" {...leadTo(invite)}>
              Invite a person
            </Button>
          </>
        }
      />
      <EveryoneRoleSection />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Roles"
        columns={columns}
        selectionActions={[
          actions.entry('give', list.selected),
          actions.entry('take', list.selected),
          actions.entry('invite', list.selected),
          actions.exported(list.selected),
        ]}
        empty={<EmptyState title="Nobody yet" words="Invite the first person." />}
      />
      {actions.question}
    </>
  );
};

RolesPage.beginReading = peopleList.beginReading;
RolesPage.readTotal = peopleList.readTotalAt;
