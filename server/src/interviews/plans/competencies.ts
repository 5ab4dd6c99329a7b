import { competencyShapes } from '../../../contract/interviews/plans/competency';
import { competencyCalls } from '../../../contract/interviews/plans/competency.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { competencyList } from './competencies.list';

export const competencies = createRecordDomain({
  list: competencyList,
  calls: competencyCalls,
  shapes: competencyShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'Set-Up, Competencies',
});
