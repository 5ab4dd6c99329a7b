import type { RouteRef } from 'shell/sdk/define';

export const createJobSeo = 'setup.seo-of-job' as RouteRef<{ id: number }>;
