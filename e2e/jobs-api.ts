import type { Page } from '@playwright/test';
import { callApi, readData } from './call-api';

export const newJob = async (page: Page, jobTitle: string) => {
  const [department] = await readData<{ departmentId: number }[]>(page, '/api/v1/departments');
  const [location] = await readData<{ locationId: number }[]>(page, '/api/v1/locations');
  return {
    jobTitle,
    jobDescription: '<p>Made by a browser test.</p>',
    departmentId: department?.departmentId,
    locationId: [location?.locationId],
  };
};

export const createJob = async (page: Page, jobTitle: string): Promise<number> => {
  const body = await newJob(page, jobTitle);
  const answer = await callApi(page, '/api/v1/job', { method: 'POST', body });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { jobId: number } }).data.jobId;
};

export const countJobs = async (page: Page, search: string): Promise<number> => {
  const query = { search, allJobs: 'true', limit: 100 };
  return (await readData<unknown[]>(page, '/api/v1/job', { query })).length;
};
