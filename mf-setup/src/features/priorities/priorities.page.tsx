import type { PriorityRow } from 'server/contract/jobs/priorities/priority';
import { SwitchField, TextField } from 'shared-ui/forms';
import { RowTitle } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import type { EditableColumn } from 'shell/sdk/rows';
import { RowsPage } from '../../setup/rows-page';
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

export const PrioritiesPage = () => {
  const list = useList(priorityList);
  const rows = useSetupRows(list, 'job-priority', priorityRows);
  return (
    <RowsPage
      title="Job priority"
      add="Add New Priority"
      emptiness="Add the first one."
      {...{ list, rows, columns }}
    />
  );
};

PrioritiesPage.beginReading = priorityList.beginReading;
