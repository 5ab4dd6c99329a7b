import type { Many, One } from '../../answer';
import { call } from '../../call';
import type * as shapes from './scorecard';

interface Id {
  id: number;
}

const path = '/api/v1/interviews/:id/scorecard';
const changes = ['scorecard'] as const;

export const getScorecards = call<{
  query: shapes.ScorecardQuery;
  reply: Many<shapes.Scorecard>;
}>('GET', '/api/v1/scorecards', { shows: ['scorecard', 'interview'] });

export const getOwnScorecard = call<{ params: Id; reply: One<shapes.OwnScorecard> }>('GET', path, {
  shows: ['scorecard'],
});

export const saveScorecard = call<{
  params: Id;
  body: shapes.ScorecardDraft;
  reply: One<shapes.OwnScorecard>;
}>('PUT', path, { changes });

export const sendScorecard = call<{
  params: Id;
  body: shapes.ScorecardSending;
  reply: One<shapes.OwnScorecard>;
}>('POST', `${path}/send`, { changes: ['scorecard', 'interview'] });
