import type { Person } from 'server/contract/people/person';
import { roleNames } from 'server/contract/people/role-constants';
import { Button, EmptyState, PageHead, StatusDot } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { leadTo, resolve, useDestination, useShell } from 'shell/sdk/react';
import { invitePerson, person } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { peopleList, stateNames } from './people-list';

const tones = { active: 'ok', invited: 'wait', inactive: 'mute', left: 'mute' } as const;

const useColumns = (): Column<Person>[] => {
  const shell = useShell();
  return [
    {
      id: 'name',
      header: 'Person',
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
      narrow: 'corner',
      least: 110,
      cell: ({ state }) => <StatusDot tone={tones[state]}>{stateNames[state]}</StatusDot>,
    },
  ];
};

/** Who has which role. */
export const RolesPage = () => {
  const list = useList(peopleList);
  const columns = useColumns();
  const invite = useDestination({ to: invitePerson });
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Roles"
        words={list.answer && list.matching.name}
        actions={
          <Button variant="main" {...leadTo(invite)}>
            Invite a person
          </Button>
        }
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Roles"
        columns={columns}
        empty={<EmptyState title="Nobody yet" words="Invite the first person." />}
      />
    </>
  );
};

RolesPage.beginReading = peopleList.beginReading;
