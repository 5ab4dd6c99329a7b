import type { FailedTask } from 'server/contract/platform/background-work/background-work';
import { EmptyState, Heading, PageHead, Stack } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { SettingsNav } from '../../general-settings/settings-nav';
import { useCompanyDays } from '../../setup/use-company-days';
import { failedTaskList } from './failed-task-list';
import { TaskFigures } from './task-figures';
import { useTaskActions } from './use-task-actions';

const useFailedTaskColumns = (): Column<FailedTask>[] => {
  const { momentAt } = useCompanyDays();
  return [
    {
      id: 'task',
      header: 'Task',
      narrow: 'title',
      least: 220,
      share: 1,
      cell: ({ label, tries }) => (
        <RowTitle title={label} second={tries === 1 ? 'Tried once' : `Tried ${tries} times`} />
      ),
    },
    {
      id: 'error',
      header: 'Last error',
      narrow: 'line',
      least: 260,
      share: 2,
      wraps: true,
      cell: ({ error }) => error,
    },
    {
      id: 'queuedAt',
      header: 'Queued',
      narrow: 'line',
      least: 150,
      cell: ({ queuedAt }) => momentAt(queuedAt),
    },
    {
      id: 'failedAt',
      header: 'Given up',
      narrow: 'line',
      least: 150,
      cell: ({ failedAt }) => momentAt(failedAt),
    },
  ];
};

export const BackgroundWorkPage = () => {
  const list = useList(failedTaskList);
  const columns = useFailedTaskColumns();
  const actions = useTaskActions(list.selection.clear);
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Background work"
        words="What the servers do by themselves: at its time, or because somebody changed something."
      />
      <Stack gap="5">
        <TaskFigures />
        <section aria-labelledby="failed-tasks">
          <Heading id="failed-tasks" mb="3">
            Failed tasks
          </Heading>
          <ListFilters list={list} />
          <ListTable
            list={list}
            label="Failed tasks"
            columns={columns}
            rowActions={(row) => actions.of(list.ofRow(row))}
            selectionActions={actions.of(list.selected)}
            empty={
              <EmptyState
                title="Nothing failed"
                words="A task that is given up after its last try is listed here, to be tried again or discarded."
              />
            }
          />
        </section>
      </Stack>
      {actions.question}
    </>
  );
};

BackgroundWorkPage.beginReading = failedTaskList.beginReading;
