import type { Page } from '@playwright/test';
import { addApplicant, readApplicant, listApplicants } from './applicants-api';
import { callApi, type SentFile } from './call-api';

const objects = (text: string) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  `<</Length ${text.length}>>stream\n${text}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

const pdfOf = (words: string): Buffer => {
  const parts = objects(`BT /F 24 Tf 60 760 Td (${words}) Tj ET`);
  const body = parts.map((part, at) => `${at + 1} 0 obj${part}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
};

export const createResumeFile = (name = 'resume.pdf'): SentFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOf('Ten years at sea, five ashore.'),
});

const attachResume = async (page: Page, applicantId: number) => {
  const answer = await callApi(page, `/api/v1/application/${applicantId}/resume`, {
    method: 'POST',
    file: { resume: createResumeFile() },
  });
  if (!answer.ok()) throw new Error(await answer.text());
};

export const addApplicantWithResume = async (page: Page, lastName: string) => {
  const known = (await listApplicants(page)).find(({ pipelineId }) => pipelineId !== null);
  if (!known) throw new Error('The demo has no applicant in a pipeline');
  const id = await addApplicant(page, known.job.jobId, lastName);
  await attachResume(page, id);
  return readApplicant(page, id);
};
