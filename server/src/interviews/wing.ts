import type { Wing } from '../platform/domain';
import { interviewsColumns } from './columns';
import { interviewFiguresDomain } from './figures/figures';
import { offersDomain } from './offers/offers';
import { interviewPlansDomain } from './plans/plans';
import { schedulingDomain } from './scheduling/scheduling';
import { scorecardsDomain } from './scorecards/scorecards';

export const interviewsWing: Wing = {
  domains: [
    interviewPlansDomain,
    schedulingDomain,
    scorecardsDomain,
    offersDomain,
    interviewFiguresDomain,
  ],
  columns: interviewsColumns,
};
