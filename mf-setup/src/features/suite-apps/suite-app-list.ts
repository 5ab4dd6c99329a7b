import type { SuiteAppRow } from 'server/contract/company/suite-apps/suite-app';
import { suiteAppCalls } from 'server/contract/company/suite-apps/suite-app.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';

export const suiteAppList = defineList({
  reader: pageReader(suiteAppCalls.getMany),
  key: 'id',
  nameOf: ({ appName }: SuiteAppRow) => appName,
  one: 'app',
  many: 'apps',
  sorts: ['appName'],
});
