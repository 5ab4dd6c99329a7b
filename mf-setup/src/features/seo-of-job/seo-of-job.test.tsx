import { screen, waitFor } from '@testing-library/react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import type { SeoGraphRecord } from 'server/contract/jobs/seo/seo-graph';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { answer, failure, field, press, renderPage, type } from 'shell/sdk/testing';
import { SeoOfJobPage } from './seo-of-job.page';

const job = { jobId: 5, id: 5, jobTitle: 'Tea Taster', version: 1 } as JobRecord;
const open = (answers = [answer(getJob, { data: job })]) =>
  renderPage(<SeoOfJobPage />, {
    answers: [
      ...answers,
      answer(seoGraphCalls.create, { data: { id: 9, version: 1 } as SeoGraphRecord }),
    ],
    address: '/seo/create/5',
    path: '/seo/create/:id',
  });

test('the SEO graph of a job includes keywords, is sent with its job, and saving leads to the list of jobs', async () => {
  const page = open();
  expect(await screen.findByText(/For the job Tea Taster\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set Seo For Job');
  await type('Title', 'Taste tea');
  await type('Keywords', 'tea{Enter}cake{Enter}');
  for (const label of ['Description', 'Type', 'Image']) expect(field(label)).toBeInTheDocument();
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('jobs.list'));
  expect(page.sent(seoGraphCalls.create)).toEqual([
    {
      ...{ title: 'Taste tea', description: '', type: '', keywords: ['tea', 'cake'] },
      ...{ image: '', jobId: 5 },
    },
  ]);
});

test('a job outside the person’s scope is reported as missing', async () => {
  open([
    answer(getJob, () => {
      throw failure(404, 'There is no such job.');
    }),
  ]);
  expect(await screen.findByText('There is no such job')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
