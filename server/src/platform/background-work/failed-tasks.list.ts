import sql from 'sql-template-tag';
import type { FailedTaskFilter } from '../../../contract/platform/background-work/background-work';
import type { SelectableList } from '../lists/list-selection';
import { toRowSql } from '../lists/row-sql';

export type TaskLabels = Readonly<Record<string, string>>;

export const createFailedTaskList = (
  labels: TaskLabels,
): SelectableList<FailedTaskFilter, 'id'> => {
  // Label of the task; its name for a task of another release, which has no label in this one.
  const label = sql`coalesce(${JSON.stringify(labels)}::jsonb ->> failed.task, failed.task)`;
  return {
    kind: 'background-task',
    one: 'failed task',
    many: 'failed tasks',
    field: 'id',
    from: sql`failed_task failed`,
    key: sql`failed.id`,
    name: label,
    row: () =>
      toRowSql(sql`
      'id', failed.id, 'task', failed.task, 'label', ${label}, 'error', failed.error,
      'tries', failed.tries, 'queuedAt', to_json(failed.queued_at),
      'failedAt', to_json(failed.failed_at)`),
    search: () => sql`${label} || ' ' || failed.error`,
    sorts: { failedAt: sql`failed.failed_at` },
    usualSort: '-failedAt',
    filters: {},
    exportColumns: {},
    uses: [],
  };
};
