import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import { DashboardSummary } from '../../../contract/console/dashboard/dashboard';
import * as calls from '../../../contract/console/dashboard/dashboard.calls';
import * as figures from '../../../contract/console/dashboard/figures';
import * as times from '../../../contract/console/dashboard/hiring-times';
import { registerDashboardFigure } from '../../applicants/applications/register-figure';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import type { WaitingSource } from '../../platform/waiting';
import { readSummary } from './get-summary';
import { selectHireTimes, selectOpenJobAges, selectStageTimes } from './hiring-times';
import { selectReasonFigures } from './reason-figures';
import { recruiterProgress } from './recruiter-progress';
import { selectSourceFigures } from './source-figures';
import { selectTrendingJobs } from './trending-jobs';
import { readWaitingWork } from './read-waiting-work';

export const registerWaitingWork = (
  app: FastifyInstance,
  { sharedReads, companyDay }: ServerDependencies,
  sources: readonly WaitingSource[],
): void =>
  route(
    app,
    calls.getWaiting,
    {
      schemas: { reply: One(Type.Array(times.Waiting)) },
      access: 'dashboard:view',
      tag: 'Dashboard',
      summary: 'What waits for the person, each kind where they may do what it waits for.',
    },
    async ({ actor }) => ({
      data: await readWaitingWork(sharedReads, sources, actor, await companyDay()),
    }),
  );

export const registerDashboard = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, companyDay } = parts;
  route(
    app,
    calls.getDashboardSummary,
    {
      schemas: { reply: One(DashboardSummary) },
      access: 'dashboard:view',
      tag: 'Dashboard',
      summary: 'Live figures of the tiles, within what the person may see.',
    },
    async ({ grant, actor }) => {
      await companyDay();
      return { data: await readSummary(db, jobsInScope(grant, actor)) };
    },
  );
  registerDashboardFigure(app, parts, calls.getStageTimes, {
    query: times.StageTimesQuery,
    line: times.StageTime,
    summary: 'How long each stage takes, beside what it takes in the company.',
    lines: selectStageTimes,
  });
  registerDashboardFigure(app, parts, calls.getHireTimes, {
    query: times.HireTimesQuery,
    line: times.HireTime,
    summary: 'How long it took to hire, by department.',
    lines: selectHireTimes,
  });
  registerDashboardFigure(app, parts, calls.getOpeningAges, {
    query: times.OpeningAgesQuery,
    line: times.OpeningAge,
    summary: 'How long active jobs have been open.',
    lines: selectOpenJobAges,
  });
  registerDashboardFigure(app, parts, calls.getSourceFigures, {
    query: figures.SourceFiguresQuery,
    line: figures.SourceFigures,
    summary: 'Applicants of each source, and how many of them were hired.',
    lines: selectSourceFigures,
  });
  registerDashboardFigure(app, parts, calls.getReasonFigures, {
    query: figures.SourceFiguresQuery,
    line: figures.ReasonFigures,
    summary: 'Why applicants were rejected or withdrew.',
    lines: selectReasonFigures,
  });
  registerDashboardFigure(app, parts, calls.getTrendingJobs, {
    query: figures.TrendingJobsQuery,
    line: figures.TrendingJob,
    summary: 'The jobs that most people applied to.',
    lines: selectTrendingJobs,
  });
  registerDashboardFigure(app, parts, calls.getRecruiterProgress, {
    query: figures.RecruiterProgressQuery,
    line: figures.RecruiterProgress,
    summary: 'Applications that each recruiter is assigned to: under way, over, overdue.',
    lines: recruiterProgress,
  });
};
