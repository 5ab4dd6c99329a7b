import type { One } from '../../answer';
import { call } from '../../call';
import type { DashboardSummary } from './dashboard';
import type {
  Figures,
  ReasonFigures,
  RecruiterProgress,
  RecruiterProgressQuery,
  SourceFigures,
  SourceFiguresQuery,
  TrendingJob,
  TrendingJobsQuery,
} from './figures';
import { cardPatience as within } from './figures-constants';
import type {
  HireTime,
  HireTimesQuery,
  OpeningAge,
  OpeningAgesQuery,
  StageTime,
  StageTimesQuery,
  Waiting,
} from './hiring-times';

export const getDashboardSummary = call<{ reply: One<DashboardSummary> }>(
  'GET',
  '/api/v1/dashboard/summary',
  { shows: ['job', 'application'], within },
);

export const getSourceFigures = call<{
  query: SourceFiguresQuery;
  reply: Figures<SourceFigures>;
}>('GET', '/api/v1/dashboard/applicant-source', {
  shows: ['job', 'application', 'source'],
  within,
});

export const getReasonFigures = call<{
  query: SourceFiguresQuery;
  reply: Figures<ReasonFigures>;
}>('GET', '/api/v1/dashboard/move-reasons', {
  shows: ['job', 'application', 'move-reason'],
  within,
});

export const getTrendingJobs = call<{ query: TrendingJobsQuery; reply: Figures<TrendingJob> }>(
  'GET',
  '/api/v1/dashboard/trending-jobs',
  { shows: ['job', 'application'], within },
);

export const getRecruiterProgress = call<{
  query: RecruiterProgressQuery;
  reply: Figures<RecruiterProgress>;
}>('GET', '/api/v1/dashboard/recruiter-progress', { shows: ['job', 'application'], within });

export const getWaiting = call<{ reply: One<Waiting[]> }>('GET', '/api/v1/dashboard/waiting', {
  shows: ['job', 'application', 'duplicate', 'referral', 'users'],
  within,
});

export const getStageTimes = call<{ query: StageTimesQuery; reply: Figures<StageTime> }>(
  'GET',
  '/api/v1/dashboard/stage-times',
  { shows: ['job', 'application', 'stage', 'pipeline'], within },
);

export const getHireTimes = call<{ query: HireTimesQuery; reply: Figures<HireTime> }>(
  'GET',
  '/api/v1/dashboard/hire-times',
  { shows: ['job', 'application'], within },
);

export const getOpeningAges = call<{ query: OpeningAgesQuery; reply: Figures<OpeningAge> }>(
  'GET',
  '/api/v1/dashboard/opening-ages',
  { shows: ['job'], within },
);
