import { screen, waitFor } from '@testing-library/react';
import type { SeoKeywordRecord } from 'server/contract/jobs/seo/seo-keyword';
import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import {
  actionOf,
  answer,
  confirmDeletion,
  failure,
  pageOf,
  press,
  renderPage,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { CreateSeoKeywordPage } from './create-seo-keyword.page';
import { EditSeoKeywordPage } from './edit-seo-keyword.page';
import { SeoKeywordsPage } from './seo-keywords.page';
import { ViewSeoKeywordPage } from './view-seo-keyword.page';

const keywordOf = (id: number, title: string): SeoKeywordRecord => ({
  id,
  title,
  resource: { title },
  keywords: [title],
  version: 2,
});
const bakery = { data: keywordOf(2, 'bakery jobs') };
const answers = [
  answer(seoKeywordCalls.getMany, pageOf([keywordOf(1, 'food jobs'), keywordOf(2, 'bakery jobs')])),
  answer(seoKeywordCalls.get, bakery),
  answer(seoKeywordCalls.create, bakery),
  answer(seoKeywordCalls.update, bakery),
  answer(seoKeywordCalls.remove, { data: { deleted: 1 } }),
  answer(seoKeywordCalls.getUsage, { data: { used: 0, records: [] } }),
];
const open = (page: React.ReactElement, path: string, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, address: `${path}/2`, path: `${path}/:id`, ...options });
const create = (options: RenderPageOptions = {}) =>
  renderPage(<CreateSeoKeywordPage />, { answers, address: '/seo-keyword/create', ...options });
const writes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call }) => /^(POST|PUT)/.test(call));

test('the list shows the titles, and deletes one after the word DELETE', async () => {
  const page = renderPage(<SeoKeywordsPage />, { answers, address: '/seo-keyword' });
  expect(await screen.findByRole('row', { name: /food jobs/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SEO-Keyword');
  expect(screen.getByRole('columnheader', { name: /Title/ })).toBeVisible();
  await user.click(await actionOf('bakery jobs', 'Delete'));
  await confirmDeletion();
  await waitFor(() =>
    expect(page.calls.find(({ call }) => call.includes('delete'))?.body).toEqual({ id: [2] }),
  );
});

test('keywords are typed one by one, two are suggested, and all are sent together', async () => {
  const page = create();
  await type('Keywords', 'alpha{Enter}beta{Enter}');
  const box = screen.getByRole('combobox', { name: 'Keywords' });
  expect(box).toHaveAccessibleDescription(/Press Enter to Add Keyword/);
  expect(screen.getByText('Entered: alpha, beta')).toBeInTheDocument();
  const offered = [...((box as HTMLInputElement).list?.options ?? [])];
  expect(offered.map(({ value }) => value)).toEqual(['title', 'content']);
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.seo-keywords'));
  expect(writes(page)).toMatchObject([
    { call: 'POST /api/v1/seo-keyword', body: { keywords: ['alpha', 'beta'] } },
  ]);
});

test('without a keyword nothing is sent, and the field says why', async () => {
  const page = create();
  await press('Save');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Keywords' })).toHaveAccessibleDescription(
      /Enter a keyword\./,
    ),
  );
  expect(writes(page)).toEqual([]);
});

test('a failed save says so, and the input remains', async () => {
  const broken = () => {
    throw failure(500, 'Something went wrong on our side.');
  };
  const page = create({ answers: [answer(seoKeywordCalls.create, broken)] });
  await type('Keywords', 'alpha{Enter}');
  await press('Save');
  expect(await screen.findByText(/Something went wrong on our side\./)).toBeVisible();
  expect(screen.getByText('Entered: alpha')).toBeInTheDocument();
  expect(page.address()).toContain('/seo-keyword/create');
});

test('an edit changes the title', async () => {
  const page = open(<EditSeoKeywordPage />, '/seo-keyword/edit');
  await type('Title', 'baker jobs');
  await press('Save');
  await waitFor(() =>
    expect(writes(page)).toMatchObject([
      { call: 'PUT /api/v1/seo-keyword/:id', body: { title: 'baker jobs', version: 2 } },
    ]),
  );
});

test('a view shows the title, and has nothing to save', async () => {
  open(<ViewSeoKeywordPage />, '/seo-keyword/view');
  expect(await screen.findByText('bakery jobs')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
