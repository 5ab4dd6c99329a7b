import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const jobs = 'jobs.list' as RouteRef;
/** The older lists of jobs. */
export const olderJobs = [
  'jobs.older-list' as RouteRef,
  'jobs.active' as RouteRef,
  'jobs.expired' as RouteRef,
];
export const createJob = 'jobs.create' as RouteRef;
export const jobDetail = 'jobs.view' as RouteRef<{ id: number }>;
export const editJob = 'jobs.edit' as RouteRef<{ id: number }>;
export const jobApplications = 'jobs.applications' as RouteRef<{ jobId: number }>;

/** Where a job is live once the drawer has been applied; nothing when it was only closed. */
export interface Published {
  status: 'Published' | 'Saved';
  publishplatforms: { id: number; name: string }[];
  /** Of the job, for the next write. */
  version: number;
}

/** The drawer in which a job is published, withdrawn, and its receipts are read. */
export const publishJob = 'jobs.publish' as PanelRef<{ jobId: number }, Published>;

/** The drawer with a job's pipeline, and how many applicants stand where. */
export const jobStatus = 'jobs.status' as PanelRef<{ jobId: number }, undefined>;
