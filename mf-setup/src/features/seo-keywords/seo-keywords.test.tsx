import { screen } from '@testing-library/react';
import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import { answer, failure, press, renderPage, type } from 'shell/sdk/testing';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import {
  CreateSeoKeywordPage,
  EditSeoKeywordPage,
  ViewSeoKeywordPage,
} from './seo-keyword-form.page';
import { SeoKeywordsPage } from './seo-keywords.page';

const keyword = (id: number, title: string) => ({
  ...{ id, title, resource: { title }, keywords: [title], version: 2 },
});
const keywords = {
  calls: seoKeywordCalls,
  rows: [keyword(1, 'food jobs'), keyword(2, 'bakery jobs')],
} as const;

testRecordsPage({
  ...keywords,
  page: <SeoKeywordsPage />,
  names: ['food jobs', 'bakery jobs'],
  heads: ['Title'],
  texts: ['food jobs'],
  links: ['View', 'Edit'],
  view: 'setup:view-hiring',
});

testRecordPages({
  ...keywords,
  pages: {
    create: <CreateSeoKeywordPage />,
    edit: <EditSeoKeywordPage />,
    view: <ViewSeoKeywordPage />,
  },
  list: 'setup.seo-keywords',
  missing: { Keywords: 'Enter a keyword.' },
  create: {
    change: { Keywords: 'alpha{Enter}beta{Enter}' },
    sends: { keywords: ['alpha', 'beta'] },
  },
  edit: { change: { Title: 'baker jobs' }, sends: { title: 'baker jobs' } },
  viewed: ['bakery jobs'],
});

test('keywords are typed one by one, two suggestions are offered, and a failed save keeps the keywords', async () => {
  const broken = () => {
    throw failure(500, 'Something went wrong on our side.');
  };
  const page = renderPage(<CreateSeoKeywordPage />, {
    answers: [answer(seoKeywordCalls.create, broken)],
    address: '/seo-keyword/create',
  });
  await type('Keywords', 'alpha{Enter}');
  const box = screen.getByRole('combobox', { name: 'Keywords' });
  expect(box).toHaveAccessibleDescription(/Press Enter to Add Keyword/);
  const offered = [...((box as HTMLInputElement).list?.options ?? [])];
  expect(offered.map(({ value }) => value)).toEqual(['title', 'content']);
  await press('Save');
  expect(await screen.findByText(/Something went wrong on our side\./)).toBeVisible();
  expect(screen.getByText('Entered: alpha')).toBeInTheDocument();
  expect(page.address()).toContain('/seo-keyword/create');
});
