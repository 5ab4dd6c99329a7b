import type { RouteRef } from 'shell/sdk/define';

export const jobs = 'jobs.list' as RouteRef;
export const createJob = 'jobs.create' as RouteRef;
export const jobDetail = 'jobs.view' as RouteRef<{ id: number }>;
export const editJob = 'jobs.edit' as RouteRef<{ id: number }>;
export const jobApplications = 'jobs.applications' as RouteRef<{ jobId: number }>;
