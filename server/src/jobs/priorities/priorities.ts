import { priorityShapes } from '../../../contract/jobs/priorities/priority';
import { priorityCalls } from '../../../contract/jobs/priorities/priority.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { priorityList } from './priorities.list';

export const prioritiesDomain = createRecordDomain({
  list: priorityList,
  calls: priorityCalls,
  shapes: priorityShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'Job priority',
  found: { route: 'setup.priorities', list: 'setup.priorities' },
});
