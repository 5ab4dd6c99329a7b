import type { One } from '../answer';
import { call } from '../call';
import type { DashboardSummary } from './dashboard';
import type {
  Figures,
  RecruiterProgress,
  RecruiterProgressQuery,
  SourceFigures,
  SourceFiguresQuery,
  TrendingJob,
  TrendingJobsQuery,
} from './figures';

export const getDashboardSummary = call<{ reply: One<DashboardSummary> }>(
  'GET',
  '/api/v1/dashboard/summary',
  { shows: ['job', 'application'] },
);

export const getSourceFigures = call<{
  query: SourceFiguresQuery;
  reply: Figures<SourceFigures>;
}>('GET', '/api/v1/dashboard/applicant-source', { shows: ['job', 'application', 'source'] });

export const getTrendingJobs = call<{ query: TrendingJobsQuery; reply: Figures<TrendingJob> }>(
  'GET',
  '/api/v1/dashboard/trending-jobs',
  { shows: ['job', 'application'] },
);

export const getRecruiterProgress = call<{
  query: RecruiterProgressQuery;
  reply: Figures<RecruiterProgress>;
}>('GET', '/api/v1/dashboard/recruiter-progress', { shows: ['job', 'application'] });
