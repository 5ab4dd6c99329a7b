import { boardAccountShapes } from '../../../contract/jobs/publishing/board-account';
import { boardAccountCalls } from '../../../contract/jobs/publishing/board-account.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { boardAccountList } from './board-accounts.list';

export const boardAccountsDomain = createRecordDomain({
  list: boardAccountList,
  calls: boardAccountCalls,
  shapes: boardAccountShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
});
