import { call } from '../../call';
import type { CardQuery, Figures } from '../../console/dashboard/figures';
import { cardPatience as within } from '../../console/dashboard/figures-constants';
import type { InterviewFigures, InterviewFiguresQuery, RoundFigures } from './interview-figures';

export const getInterviewFigures = call<{
  query: InterviewFiguresQuery;
  reply: Figures<InterviewFigures>;
}>('GET', '/api/v1/dashboard/interviews', {
  shows: ['job', 'application', 'interview', 'offer'],
  within,
});

export const getRoundFigures = call<{ query: CardQuery; reply: Figures<RoundFigures> }>(
  'GET',
  '/api/v1/dashboard/interview-rounds',
  { shows: ['job', 'application', 'interview'], within },
);
