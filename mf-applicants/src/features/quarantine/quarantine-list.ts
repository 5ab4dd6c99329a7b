import type { QuarantinedApplication } from 'server/contract/applicants/applying/held-application';
import { getQuarantinedApplications } from 'server/contract/applicants/applying/held-application.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';

export const quarantineList = defineList({
  reader: pageReader(getQuarantinedApplications),
  key: 'id',
  nameOf: ({ name }: QuarantinedApplication) => name,
  one: 'application',
  many: 'applications',
  fields: {},
  filterOf: () => ({}),
  filters: [],
});
