import type { FastifyInstance } from 'fastify';
import { One } from '../../contract/answer';
import { DashboardSummary } from '../../contract/dashboard/dashboard';
import * as calls from '../../contract/dashboard/dashboard.calls';
import * as figures from '../../contract/dashboard/figures';
import { jobsInScope } from '../jobs/scope';
import type { Parts } from '../domain';
import { route } from '../http/route';
import { figure } from './figure';
import { readSummary } from './get-summary';
import { recruiterProgress } from './recruiter-progress';
import { sourceFigures } from './source-figures';
import { trendingJobs } from './trending-jobs';

/** Figures of the dashboard. */
export const registerDashboard = (app: FastifyInstance, parts: Parts): void => {
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
  figure(app, parts, calls.getSourceFigures, {
    query: figures.SourceFiguresQuery,
    line: figures.SourceFigures,
    summary: 'Applicants of each source, and how many of them were hired.',
    lines: sourceFigures,
  });
  figure(app, parts, calls.getTrendingJobs, {
    query: figures.TrendingJobsQuery,
    line: figures.TrendingJob,
    summary: 'The jobs that most people applied to.',
    lines: trendingJobs,
  });
  figure(app, parts, calls.getRecruiterProgress, {
    query: figures.RecruiterProgressQuery,
    line: figures.RecruiterProgress,
    summary: 'Applications that each recruiter is assigned to: under way, over, overdue.',
    lines: recruiterProgress,
  });
};
