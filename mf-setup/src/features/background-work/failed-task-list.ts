import type { FailedTask } from 'server/contract/platform/background-work/background-work';
import { getFailedTasks } from 'server/contract/platform/background-work/background-work.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';

export const failedTaskList = defineList({
  reader: pageReader(getFailedTasks),
  key: 'id',
  nameOf: ({ label }: FailedTask) => label,
  one: 'failed task',
  many: 'failed tasks',
  fields: {},
  filterOf: () => ({}),
  filters: [],
});
