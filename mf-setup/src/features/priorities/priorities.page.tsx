import type { PriorityRow } from 'server/contract/priorities/priority';
import { Button, EmptyState, EntryButton, PageHead } from 'shared-ui';
import { SwitchField, TextField } from 'shared-ui/forms';
import { RowTitle } from 'shared-ui/table';
import { ListFilters, useList } from 'shell/sdk/list';
import { RowTable, type EditableColumn } from 'shell/sdk/rows';
import { useSetupRows } from '../../setup/use-setup-rows';
import { priorityList } from './priority-list';
import { priorityRows } from './priority-rows';

const columns: EditableColumn<PriorityRow>[] = [
  {
    id: 'name',
    header: 'Priority name',
    sortable: true,
    narrow: 'title',
    least: 220,
    share: 2,
    cell: ({ name }) => <RowTitle title={name} />,
    field: <TextField name="name" label="Priority name" required />,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    narrow: 'line',
    least: 140,
    share: 1,
    cell: ({ status }) => (status === '1' ? 'Enabled' : 'Disabled'),
    field: <SwitchField name="isEnabled" label="Enabled" />,
  },
];

/** How urgent a job can be: the list behind the field Job Priority. */
export const PrioritiesPage = () => {
  const list = useList(priorityList);
  const { editing, deletion, exported } = useSetupRows(list, 'job-priority', priorityRows);
  return (
    <>
      <PageHead
        title="Job priority"
        words={list.answer && list.matching.name}
        actions={
          <>
            <EntryButton entry={exported(list.matching)} />
            <Button variant="main" {...editing.adding}>
              Add New Priority
            </Button>
          </>
        }
      />
      <ListFilters list={list} />
      <RowTable
        list={list}
        editing={editing}
        label="Job priority"
        columns={columns}
        deletionOf={(row) => deletion.of(list.ofRow(row))}
        selectionActions={[exported(list.selected), deletion.of(list.selected)]}
        empty={<EmptyState title="No priorities yet" words="Add the first one." />}
      />
      {deletion.question}
    </>
  );
};

PrioritiesPage.beginReading = priorityList.beginReading;
