import type { FastifyInstance } from 'fastify';
import { One } from '../../contract/answer';
import { DashboardSummary } from '../../contract/dashboard/dashboard';
import { getDashboardSummary } from '../../contract/dashboard/dashboard.calls';
import { jobsInScope } from '../jobs/scope';
import type { Parts } from '../domain';
import { route } from '../http/route';
import { readSummary } from './get-summary';

/** Figures of the dashboard. */
export const registerDashboard = (app: FastifyInstance, { db, companyDay }: Parts): void => {
  route(
    app,
    getDashboardSummary,
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
};
