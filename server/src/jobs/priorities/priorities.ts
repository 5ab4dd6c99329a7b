import { priorityShapes } from '../../../contract/jobs/priorities/priority';
import { priorityCalls } from '../../../contract/jobs/priorities/priority.calls';
import { recordDomain } from '../../platform/record-domain';
import { priorityList } from './priorities.list';

export const priorities = recordDomain({
  list: priorityList,
  calls: priorityCalls,
  shapes: priorityShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'Job priority',
});
