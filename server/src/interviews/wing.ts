import type { Wing } from '../platform/domain';
import { interviewsColumns } from './columns';
import { interviewFigures } from './figures/figures';
import { offers } from './offers/offers';
import { interviewPlans } from './plans/plans';
import { scheduling } from './scheduling/scheduling';
import { scorecards } from './scorecards/scorecards';

export const interviewsWing: Wing = {
  domains: [interviewPlans, scheduling, scorecards, offers, interviewFigures],
  columns: interviewsColumns,
};
