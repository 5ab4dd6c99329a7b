import type { Wing } from '../platform/domain';
import { consoleColumns } from './columns';
import { registerDashboard } from './dashboard/routes';
import { gettingStarted } from './getting-started/getting-started';
import { savedViews } from './views/views';

export const consoleWing: Wing = {
  domains: [gettingStarted, savedViews, { register: registerDashboard }],
  columns: consoleColumns,
};
