import type { RouteRef } from 'shell/sdk/define';

export const applications = 'applicants.list' as RouteRef;
export const applicantDetail = 'applicants.view' as RouteRef<{ id: number }>;
