import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { getLinkCard } from 'server/contract/jobs/careers/link-card.calls';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { createJob, getJob, updateJob } from 'server/contract/jobs/postings/job.calls';
import { useDraft } from 'shared-auth/drafts';
import {
  answer,
  lookupAnswer,
  pageOf,
  renderPage,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { jobRecord } from '../../../job/testing/job-record';
import { getPlatforms, platforms } from '../../../publishing/testing/publishing-answers';
import { CreateJobPage } from '../create-job.page';
import { EditJobPage } from '../edit-job.page';
import { toJobValues, type JobValues } from '../job-values';

/** Image for shared links, as the server generates it from the job title. */
export const linkCardPicture = 'data:image/png;base64,iVBORw0KGgo=';

const lookups = [
  answer(getLinkCard, { data: { image: linkCardPicture } }),
  answer(getPlatforms, pageOf(platforms)),
  lookupAnswer('departments', [
    {
      departmentId: 4,
      departmentName: 'Engineering',
      departmentHead: { userId: 7, name: 'Meera', lastName: 'Iyer' },
    },
  ]),
  lookupAnswer('functions', [
    { id: 2, name: 'Backend', subFunction: [{ id: 21, name: 'Payments' }] },
  ]),
  lookupAnswer('questionGroups', [
    { id: 1, questionGroupName: 'Screening', question: [{ id: 1, question: 'Why?' }] },
    { id: 2, questionGroupName: 'Nothing yet', question: [] },
  ]),
  lookupAnswer('jobPriorities', [
    { id: 1, name: 'Urgent', status: '1' },
    { id: 2, name: 'Retired', status: '0' },
  ]),
];

const Keep = ({ name, version, kept }: { name: string; version: number; kept: object }) => {
  const { save } = useDraft<object>(name, version);
  useEffect(() => save(kept));
  return null;
};

export const storeJobDraft = (name: string, values: JobValues, base?: JobRecord) => {
  const kept = base && { values, base: { values: toJobValues(base), version: base.version } };
  renderPage(<Keep name={name} version={base ? 2 : 3} kept={kept ?? values} />).unmount();
};

/** Delays the response, so that a second click can happen before it arrives. */
const slowly =
  <Reply,>(reply: Reply) =>
  () =>
    new Promise<Reply>((resolve) => setTimeout(() => resolve(reply), 250));

export const openCreatePage = ({ answers = [], ...options }: RenderPageOptions = {}) =>
  renderPage(<CreateJobPage />, {
    address: '/job/create',
    answers: [
      ...answers,
      ...lookups,
      answer(createJob, slowly({ data: jobRecord(61, { ...noSeo }) })),
      answer(getJob, { data: jobRecord(61, { ...noSeo }) }),
      answer(updateJob, { data: jobRecord(61, { version: 2 }) }),
    ],
    ...options,
  });

export const openEditPage = (
  job: JobRecord,
  { answers = [], ...options }: RenderPageOptions = {},
) =>
  renderPage(<EditJobPage />, {
    address: `/job/edit/${String(job.jobId)}`,
    path: '/job/edit/:id',
    answers: [
      ...answers,
      ...lookups,
      answer(getJob, { data: job }),
      answer(updateJob, { data: { ...job, version: job.version + 1 } }),
    ],
    ...options,
  });

const noSeo = {
  ...{ slug: '', seoMetaTitle: '', seoMetaDescription: '', seoCanonicalTag: '' },
  ...{ seoFocusKeyword: '', seoKeyword: '' },
} satisfies Partial<JobRecord>;

type Opened = ReturnType<typeof renderPage>;

/** Waits longer than a navigation takes, so that a test can assert that no navigation happened. */
export const waitPastNavigation = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, 100)));

export const listSentForms = ({ calls }: Opened, name: string): Record<string, string[]>[] =>
  calls.flatMap(({ call: asked, body }) => {
    if (asked !== name || !(body instanceof FormData)) return [];
    const names = [...new Set(body.keys())];
    return [
      Object.fromEntries(
        names.map((field) => [
          field,
          body.getAll(field).map((value) => (value instanceof File ? value.name : value)),
        ]),
      ),
    ];
  });

export const creations = (page: Opened) => listSentForms(page, 'POST /api/v1/job');
export const updates = (page: Opened) => listSentForms(page, 'PUT /api/v1/job/:id');

export const getSeoTab = () => screen.getByRole('tab', { name: 'Seo' });
