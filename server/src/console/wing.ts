import type { Wing } from '../platform/domain';
import { consoleColumns } from './columns';
import { registerDashboard } from './dashboard/routes';
import { gettingStartedDomain } from './getting-started/getting-started';
import { savedViewsDomain } from './views/views';

export const consoleWing: Wing = {
  domains: [gettingStartedDomain, savedViewsDomain, { register: registerDashboard }],
  columns: consoleColumns,
};
