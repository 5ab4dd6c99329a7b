import type { Page } from '@playwright/test';
import { callApi, readData } from './call-api';

export interface Applicant {
  applicantId: number;
  firstName: string;
  lastName: string;
  applicantEmail?: string;
  job: { jobId: number; jobTitle: string };
  status: { id: number; name: string; category: string };
  stage: { id: number; name: string } | null;
  pipelineId: number | null;
  version: number;
}

export const formatApplicantName = ({ firstName, lastName }: Applicant): string =>
  `${firstName} ${lastName}`;

export const listApplicants = (
  page: Page,
  query: Record<string, string | number> = {},
): Promise<Applicant[]> =>
  readData<Applicant[]>(page, '/api/v2/application', { query: { limit: 50, ...query } });

export const readApplicant = (page: Page, id: number): Promise<Applicant> =>
  readData<Applicant>(page, `/api/v1/application/${id}`);

interface Options {
  stages: { id: number; name: string; status: { id: number; name: string; category: string }[] }[];
}

export const findNextStatus = async (page: Page, { applicantId, stage, status }: Applicant) => {
  const { stages } = await readData<Options>(page, '/api/v1/application/status-options', {
    method: 'POST',
    body: { applicantId: [applicantId] },
  });
  const choices = stages.find(({ id }) => id === stage?.id)?.status ?? [];
  const next = choices.find(({ id, category }) => id !== status.id && category === 'active');
  if (!stage || !next) throw new Error('The applicant has no other status to go to');
  return { stageId: stage.id, stage: stage.name, statusId: next.id, status: next.name };
};

export const addApplicant = async (
  page: Page,
  jobId: number,
  firstName: string,
  applicantEmail = `${firstName.toLowerCase()}@mail.example`,
) => {
  const answer = await callApi(page, '/api/v1/application', {
    method: 'POST',
    body: { jobId, firstName, lastName: 'Tester', applicantEmail },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { applicantId: number } }).data.applicantId;
};
