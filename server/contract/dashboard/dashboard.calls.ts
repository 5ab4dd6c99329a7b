import type { One } from '../answer';
import { call } from '../call';
import type { DashboardSummary } from './dashboard';

export const getDashboardSummary = call<{ reply: One<DashboardSummary> }>(
  'GET',
  '/api/v1/dashboard/summary',
  { shows: ['job', 'application'] },
);
