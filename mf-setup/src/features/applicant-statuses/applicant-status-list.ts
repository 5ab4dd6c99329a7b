import type { StatusRow } from 'server/contract/jobs/pipelines/status';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';
import { statusFilter } from '../../status/status-filter';

export const applicantStatusList = defineList({
  reader: pageReader(applicantStatusCalls.getMany),
  key: 'id',
  nameOf: ({ status }: StatusRow) => status,
  one: 'status',
  many: 'statuses',
  sorts: ['status', 'category'],
  ...statusFilter,
});
