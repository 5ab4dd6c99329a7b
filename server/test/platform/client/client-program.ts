export const clientProgram = `
import createClient from 'openapi-fetch';
import { readFileSync } from 'node:fs';
import type { paths } from './schema';

const [address = '', token = '', app = ''] = process.argv.slice(2);
const client = createClient<paths>({
  baseUrl: address,
  headers: { Authorization: 'Bearer ' + token },
});
const fileOf = (name: string): File => new File([readFileSync(name)], name);
const bodySerializer = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
};
const query = { app };

const applicant = await client.POST('/api/v1/application', {
  params: { query },
  body: { jobId: 1, firstName: 'Mira', applicantEmail: 'mira@client.example', resume: fileOf('cv.pdf') },
  bodySerializer,
});
const id = applicant.data?.data.id ?? 0;
const resume = await client.POST('/api/v1/application/{id}/resume', {
  params: { query, path: { id } },
  body: { resume: fileOf('cv.pdf') },
  bodySerializer,
});
const job = await client.PUT('/api/v1/job/{id}', {
  params: { query, path: { id: 1 } },
  body: { file: fileOf('team.png') },
  bodySerializer,
});
const people = await client.POST('/api/v1/application-import', {
  params: { query },
  body: { file: fileOf('people.csv') },
  bodySerializer,
});
process.stdout.write(
  JSON.stringify({
    errors: [applicant, resume, job, people].map(({ error }) => error ?? null),
    resume: resume.data?.data.resume?.name,
    image: job.data?.data.seoImage?.name,
    columns: people.data?.data.columns,
  }),
);
`;
