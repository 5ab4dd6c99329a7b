import { interviewPlanShapes } from '../../../contract/interviews/plans/interview-plan';
import { interviewPlanCalls } from '../../../contract/interviews/plans/interview-plan.calls';
import { competencyShapes } from '../../../contract/interviews/plans/competency';
import { competencyCalls } from '../../../contract/interviews/plans/competency.calls';
import { createRecordDomain, joinDomains } from '../../platform/record-domain';
import { competencyList } from './competencies.list';
import { planList } from './plans.list';

const permissions = { view: 'setup:view-hiring', edit: 'setup:edit-hiring' } as const;

export const interviewPlansDomain = joinDomains(
  createRecordDomain({
    ...permissions,
    where: 'Set-Up, Competencies',
    list: competencyList,
    calls: competencyCalls,
    shapes: competencyShapes,
  }),
  createRecordDomain({
    ...permissions,
    list: planList,
    calls: interviewPlanCalls,
    shapes: interviewPlanShapes,
  }),
);
