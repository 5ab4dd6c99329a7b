import { statusTextShapes } from '../../../contract/applicants/applying/status-text';
import { statusTextCalls } from '../../../contract/applicants/applying/status-text.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { statusTextList } from './status-texts.list';

export const statusTextsDomain = createRecordDomain({
  list: statusTextList,
  calls: statusTextCalls,
  shapes: statusTextShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
});
