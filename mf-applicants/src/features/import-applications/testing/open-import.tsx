import type {
  ApplicationImport,
  ImportChoice,
  ImportForecast,
} from 'server/contract/applicants/intake/application-import';
import {
  forecastImport,
  getImport,
  runImport,
  uploadImport,
} from 'server/contract/applicants/intake/application-import.calls';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { answer, lookupAnswer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { ImportApplicationsPage } from '../import-applications.page';

export const storedImport = (changes: Partial<ApplicationImport> = {}): ApplicationImport => ({
  id: 5,
  fileName: 'fair.csv',
  encoding: 'utf-8',
  delimiter: ';',
  headerLine: 1,
  head: [
    { line: 1, cells: ['Given name', 'Mail', 'Phone', 'Job code'] },
    { line: 2, cells: ['Asha', 'asha@example.com'] },
  ],
  columns: ['Given name', 'Mail', 'Phone', 'Job code'],
  suggestion: { firstName: 0, applicantEmail: 1, phoneNumber: 2, job: 3 },
  sample: [
    ['Asha', 'asha@example.com', '+91 98450 11111', 'KF-7'],
    ['Dev', 'dev@example.com', '', 'KF-8'],
  ],
  state: 'uploaded',
  total: 2,
  imported: 0,
  rejected: 0,
  mapping: null,
  jobId: null,
  sourceId: null,
  createSources: false,
  message: '',
  created_at: '2025-03-25T06:00:00Z',
  ...changes,
});

export const toForecastAnswer = (changes: Partial<ImportForecast> = {}): ImportForecast => ({
  total: 12,
  good: 10,
  bad: 2,
  suspected: 1,
  stored: { columns: ['First name'], rows: [['Asha']] },
  missingSources: { count: 0, names: [] },
  faults: [
    { line: 3, faults: [{ field: 'applicantEmail', message: 'Enter the e-mail address.' }] },
    { line: 7, faults: [{ field: 'job', message: 'There is no job of this code.' }] },
  ],
  ...changes,
});

/**
 * Opens the wizard with a fake server that has one import; each poll applies one entry of `progress` to the
 * import.
 */
export const openImport = (
  address = '/application/import',
  {
    first = storedImport(),
    foreseen = toForecastAnswer(),
    progress = [],
    answers = [],
    ...options
  }: RenderPageOptions & {
    first?: ApplicationImport;
    foreseen?: ImportForecast | ((choice: ImportChoice) => ImportForecast);
    progress?: Partial<ApplicationImport>[];
  } = {},
) => {
  let kept = first;
  const steps = [...progress];
  return renderPage(<ImportApplicationsPage />, {
    address,
    path: '/application/import',
    answers: [
      ...answers,
      answer(uploadImport, () => ({ data: kept })),
      answer(forecastImport, ({ body }) => {
        kept = {
          ...kept,
          mapping: body.mapping,
          jobId: body.jobId ?? null,
          sourceId: body.sourceId ?? null,
          createSources: body.createSources ?? false,
        };
        return { data: typeof foreseen === 'function' ? foreseen(body) : foreseen };
      }),
      answer(runImport, () => {
        kept = { ...kept, state: 'running' };
        return { data: kept };
      }),
      answer(getImport, () => {
        if (kept.state === 'running') kept = { ...kept, ...steps.shift() };
        return { data: kept };
      }),
      answer(getJob, {
        data: { jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' } as JobRecord,
      }),
      lookupAnswer('jobs', [{ jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' }]),
      lookupAnswer('sources', [{ sourceId: 1, source: 'Careers page' }]),
    ],
    ...options,
  });
};

export const getLastBody = ({ calls }: ReturnType<typeof openImport>, name: string) =>
  calls.findLast(({ call: made }) => made.endsWith(name))?.body;
