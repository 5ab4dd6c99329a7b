import type { StatusRow } from 'server/contract/jobs/pipelines/status';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';
import { statusFilter } from '../../status/status-filter';

export const statusList = defineList({
  reader: pageReader(statusCalls.getMany),
  key: 'id',
  nameOf: ({ name }: StatusRow) => name,
  one: 'status',
  many: 'statuses',
  sorts: ['name', 'id'],
  ...statusFilter,
});
