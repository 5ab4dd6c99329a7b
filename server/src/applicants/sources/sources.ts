import { sourceShapes } from '../../../contract/applicants/sources/source';
import { sourceCalls } from '../../../contract/applicants/sources/source.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { sourceList } from './sources.list';

export const sourcesDomain = createRecordDomain({
  list: sourceList,
  calls: sourceCalls,
  shapes: sourceShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'Set-Up, Applicant Source',
  found: { route: 'setup.view-source', list: 'setup.sources' },
});
