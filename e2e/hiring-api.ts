import { expect, type Page } from '@playwright/test';
import { callApi, readData } from './call-api';
import { newJob } from './jobs-api';

interface Named {
  id: number;
  name: string;
}
export interface Stage extends Named {
  status: (Named & { category: string })[];
}
export interface Pipeline extends Named {
  stage: Stage[];
}

const create = <Made extends Named>(page: Page, kind: string, body: object): Promise<Made> =>
  readData<Made>(page, `/api/v1/${kind}`, { method: 'POST', body });

export const createStages = async (
  page: Page,
  names: readonly string[],
  statusId: readonly number[] = [101, 102, 103],
): Promise<Stage[]> => {
  const stages: Stage[] = [];
  for (const name of names) stages.push(await create<Stage>(page, 'stage', { name, statusId }));
  return stages;
};

export const createPipeline = (page: Page, name: string, stages: readonly Named[]) =>
  create<Pipeline>(page, 'pipeline', { name, stageId: stages.map(({ id }) => id) });

export const createJobIn = async (page: Page, jobTitle: string, pipeline: Named) => {
  const body = { ...(await newJob(page, jobTitle)), pipeLineId: pipeline.id };
  const answer = await callApi(page, '/api/v1/job', { method: 'POST', body });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { jobId: number } }).data.jobId;
};

export const importApplicants = async (
  page: Page,
  jobId: number,
  names: readonly string[],
): Promise<void> => {
  const path = '/api/v1/application-import';
  const rows = names.map((name) => `${name},Tester,${name.toLowerCase()}@mail.example`);
  const buffer = Buffer.from(['First name,Last name,Email', ...rows].join('\n'));
  const file = { file: { name: 'people.csv', mimeType: 'text/csv', buffer } };
  const { id } = await readData<{ id: number }>(page, path, { method: 'POST', file });
  const mapping = { firstName: 0, lastName: 1, applicantEmail: 2 };
  await callApi(page, `${path}/${id}/dry-run`, { method: 'POST', body: { mapping, jobId } });
  await callApi(page, `${path}/${id}/run`, { method: 'POST' });
  await expect
    .poll(async () => (await readData<{ imported: number }>(page, `${path}/${id}`)).imported, {
      timeout: 60_000,
    })
    .toBe(names.length);
};
