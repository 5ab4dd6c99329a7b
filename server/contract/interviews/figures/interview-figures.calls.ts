import { call } from '../../call';
import type { CardQuery, Figures } from '../../console/dashboard/figures';
import { cardPatience as within } from '../../console/dashboard/figures-constants';
import type { InterviewFigures, InterviewFiguresQuery, RoundFigures } from './interview-figures';
import type { InterviewStepTimes } from './step-times';

export const getInterviewFigures = call<{
  query: InterviewFiguresQuery;
  reply: Figures<InterviewFigures>;
}>('GET', '/api/v1/dashboard/interviews', {
  shows: ['job', 'application', 'interview', 'offer'],
  within,
});

export const getInterviewStepTimes = call<{
  query: InterviewFiguresQuery;
  reply: Figures<InterviewStepTimes>;
}>('GET', '/api/v1/dashboard/interview-steps', {
  shows: ['job', 'application', 'interview', 'scorecard'],
  within,
});

export const getRoundFigures = call<{ query: CardQuery; reply: Figures<RoundFigures> }>(
  'GET',
  '/api/v1/dashboard/interview-rounds',
  { shows: ['job', 'application', 'interview'], within },
);
