import type { Many, One } from '../../answer';
import type { ApplicationParams } from '../../applicants/applications/application';
import { call } from '../../call';
import type * as shapes from './interview';

interface Id {
  id: number;
}

const path = '/api/v1/interviews';
const changes = ['interview', 'scorecard'] as const;

export const getInterviews = call<{
  query: shapes.InterviewQuery;
  reply: Many<shapes.Interview>;
}>('GET', path, { shows: ['interview'] });

export const getInterview = call<{ params: Id; reply: One<shapes.InterviewRecord> }>(
  'GET',
  `${path}/:id`,
  { shows: ['interview'] },
);

export const scheduleInterviews = call<{
  body: shapes.InterviewDraft;
  reply: One<shapes.ScheduledInterviews>;
}>('POST', path, { changes });

export const changeInterview = call<{
  params: Id;
  body: shapes.InterviewChange;
  reply: One<shapes.Interview>;
}>('PUT', `${path}/:id`, { changes });

export const cancelInterview = call<{
  params: Id;
  body: shapes.InterviewCancellation;
  reply: One<shapes.Interview>;
}>('POST', `${path}/:id/cancel`, { changes });

export const recordOutcome = call<{
  params: Id;
  body: shapes.InterviewOutcome;
  reply: One<shapes.Interview>;
}>('POST', `${path}/:id/outcome`, { changes });

export const getFreeTimes = call<{
  query: shapes.FreeTimeQuery;
  reply: shapes.FoundFreeTimes;
}>('GET', '/api/v1/interview-times', { shows: ['interview'] });

export const getProposedRounds = call<{
  params: ApplicationParams;
  reply: One<shapes.ProposedRounds>;
}>('GET', '/api/v1/application/:id/interview-rounds', { shows: ['interview-plan'] });

export const getInterviewSettings = call<{ reply: One<shapes.InterviewSettings> }>(
  'GET',
  '/api/v1/interview-settings',
);

export const updateInterviewSettings = call<{
  body: shapes.InterviewSettingsUpdate;
  reply: One<shapes.InterviewSettings>;
}>('PUT', '/api/v1/interview-settings', { changes: ['interview-settings', 'interview'] });
