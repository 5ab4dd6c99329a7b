import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { pageReader, send, usePermission, useToday, useWrite } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { EmptyState, EntryButton, PageHead } from 'shared-ui';
import { defineList, exportBy, ListFilters, ListTable, useList } from '../../list';
import { addressField } from '../../react';
import { useDeletion } from '../../record';

export interface Sailor {
  sailorId: number;
  name: string;
}

interface SailorFilter {
  search?: string;
  watch?: 'day' | 'night';
  departmentId?: number;
  fromDate?: string;
  toDate?: string;
  deck?: string;
}

interface SailorQuery extends SailorFilter {
  page?: number;
  limit?: number;
  sort?: string;
}

interface SailorSelection {
  sailorId?: number[];
  matching?: SailorFilter;
  except?: number[];
  expected?: number;
}

interface OnSelection {
  body: SailorSelection;
  reply: object;
}

export const getSailors = call<{ query: SailorQuery; reply: Many<Sailor> }>(
  'GET',
  '/api/v1/sailor',
);
export const deleteSailors = call<OnSelection>('POST', '/api/v1/sailor-delete', {
  changes: ['sailor'],
});
export const exportSailors = call<OnSelection>('POST', '/api/v1/sailor-export', { changes: [] });

/** Sample list for tests with one filter of each kind; by default, sailors of the night watch are hidden. */
export const sailorList = defineList({
  reader: pageReader(getSailors),
  key: 'sailorId',
  nameOf: ({ name }: Sailor) => name,
  one: 'sailor',
  many: 'sailors',
  sorts: ['name', 'age'],
  fields: {
    deck: addressField.choice(['upper', 'lower'], 'upper'),
    watch: addressField.choice(['day', 'night', 'any'], 'day'),
    department: addressField.id,
    from: addressField.day,
    to: addressField.day,
  },
  kept: ['deck'],
  unfiltered: { watch: 'any' },
  travels: ['department'],
  filterOf: ({ deck, watch, department, from, to }) => ({
    deck,
    watch: watch === 'any' ? undefined : watch,
    departmentId: department,
    fromDate: from,
    toDate: to,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'watch',
      label: 'Watch',
      options: [
        { value: 'day', label: 'Day watch' },
        { value: 'night', label: 'Night watch' },
        { value: 'any', label: 'Any watch' },
      ],
    },
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
      isAdded: true,
    },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: 'Aboard',
      order: 'day-first',
      useToday,
      isAdded: true,
    },
  ],
});

const useSailorActions = (onDeleted: () => void) => {
  const { send: sendDeletion } = useWrite(deleteSailors);
  const deletion = useDeletion<SailorSelection>({
    may: usePermission('job:delete'),
    remove: (body) => sendDeletion({ body }),
    done: 'They are gone',
    onDeleted,
    usage: (selection) => `Keys: ${Object.keys(selection).join()}`,
  });
  const exportOf = exportBy(usePermission('list:export'), async (body: SailorSelection) => {
    await send(exportSailors, { body });
  });
  return { deletion, exportOf };
};

const columns = [
  {
    id: 'name',
    header: 'Name',
    least: 200,
    sortable: true,
    narrow: 'title' as const,
    cell: ({ name }: Sailor) => name,
  },
  { id: 'number', header: 'Number', least: 90, cell: ({ sailorId }: Sailor) => sailorId },
];

export const SailorsPage = () => {
  const list = useList(sailorList);
  const { deletion, exportOf } = useSailorActions(list.selection.clear);
  return (
    <>
      <PageHead
        title="Sailors"
        words={list.answer && list.matching.name}
        actions={<EntryButton entry={exportOf(list.matching)} />}
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Sailors"
        columns={columns}
        rowActions={(row) => [
          exportOf(list.ofRow(row)),
          deletion.of(list.ofRow(row), row.sailorId !== 13),
        ]}
        selectionActions={[exportOf(list.selected), deletion.of(list.selected)]}
        empty={<EmptyState title="No sailors yet" />}
      />
      {deletion.question}
    </>
  );
};

const searchedList = defineList({
  reader: pageReader(getSailors),
  key: 'sailorId',
  nameOf: ({ name }: Sailor) => name,
  one: 'sailor',
  many: 'sailors',
});

export const SearchedSailors = () => {
  const list = useList(searchedList);
  return (
    <>
      <ListFilters list={list} searchLabel="Search the crew" />
      <ListTable
        list={list}
        label="Sailors"
        columns={columns}
        empty={<EmptyState title="No sailors yet" />}
      />
    </>
  );
};
