import { routeRef } from 'shell/sdk/define';

export const jobs = routeRef('jobs.list');
export const createJob = routeRef('jobs.create');
export const jobDetail = routeRef<{ id: number }>('jobs.view');
export const editJob = routeRef<{ id: number }>('jobs.edit');
export const jobApplications = routeRef<{ jobId: number }>('jobs.applications');
