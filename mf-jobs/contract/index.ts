import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const jobs = 'jobs.list' as RouteRef;
export const allJobs = 'jobs.older-list' as RouteRef;
export const activeJobs = 'jobs.active' as RouteRef;
export const expiredJobs = 'jobs.expired' as RouteRef;
export const olderJobRoutes = [allJobs, activeJobs, expiredJobs];
export const createJob = 'jobs.create' as RouteRef;
export const jobDetail = 'jobs.view' as RouteRef<{ id: number }>;
export const editJob = 'jobs.edit' as RouteRef<{ id: number }>;
export const jobApplications = 'jobs.applications' as RouteRef<{ jobId: number }>;

export interface Published {
  status: 'Published' | 'Saved';
  publishplatforms: { id: number; name: string }[];
  /** Current version of the job, which the next write must send. */
  version: number;
}

export const publishJob = 'jobs.publish' as PanelRef<{ jobId: number }, Published>;

export const jobStatus = 'jobs.status' as PanelRef<{ jobId: number }, undefined>;
