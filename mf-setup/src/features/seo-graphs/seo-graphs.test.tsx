import { screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import type { SeoGraphRecord } from 'server/contract/jobs/seo/seo-graph';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import {
  actionOf,
  answer,
  confirmDeletion,
  dropFile,
  field,
  pageOf,
  press,
  renderPage,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { CreateSeoGraphPage } from './create-seo-graph.page';
import { EditSeoGraphPage } from './edit-seo-graph.page';
import { SeoGraphsPage } from './seo-graphs.page';
import { ViewSeoGraphPage } from './view-seo-graph.page';

const graphOf = (id: number, title: string): SeoGraphRecord => ({
  id,
  title,
  type: 'website',
  description: '<p>Taste <strong>tea</strong>.</p>',
  image: { id: 'f-1', name: 'tea.png' },
  jobId: null,
  keywords: [],
  version: 2,
});
const cards = { data: graphOf(2, 'Cards') };
const answers = [
  answer(seoGraphCalls.getMany, pageOf([graphOf(1, 'Tea'), graphOf(2, 'Cards')])),
  answer(seoGraphCalls.get, cards),
  answer(seoGraphCalls.create, cards),
  answer(seoGraphCalls.update, cards),
  answer(seoGraphCalls.remove, { data: { deleted: 1 } }),
  answer(seoGraphCalls.getUsage, { data: { used: 0, records: [] } }),
  answer(createFileTicket, { data: { url: '/files/secret', expiresAt: '2026-11-22T10:00:00Z' } }),
];
const open = (page: React.ReactElement, path: string, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, address: `${path}/2`, path: `${path}/:id`, ...options });
const create = () => renderPage(<CreateSeoGraphPage />, { answers, address: '/seo-graph/create' });
const writes = ({ calls }: ReturnType<typeof open>) =>
  calls
    .filter(({ call }) => /^(POST|PUT) \/api\/v1\/seo-graph/.test(call))
    .map(({ call, body }) => ({
      call,
      body: body instanceof FormData ? Object.fromEntries(body) : body,
    }));
const png = new File(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  'tea.png',
  { type: 'image/png' },
);

test('the list shows title, type and description, and deletes one after the word DELETE', async () => {
  const page = renderPage(<SeoGraphsPage />, { answers, address: '/seo-graph' });
  const row = await screen.findByRole('row', { name: /Tea/ });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SEO-Graph');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Title', 'Type', 'Description']));
  expect(within(row).getByText('website')).toBeVisible();
  expect(within(row).getByText('Taste tea.')).toBeVisible();
  await user.click(await actionOf('Cards', 'Delete'));
  await confirmDeletion();
  await waitFor(() => expect(page.sent(seoGraphCalls.remove)).toEqual([{ id: [2] }]));
});

test('a chosen image is previewed, and sent with the other fields', async () => {
  const page = create();
  await type('Title', 'Cards');
  await type('Type', 'website');
  await user.upload(field('Image'), png);
  expect(await screen.findByRole('img', { name: 'Preview of tea.png' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,/),
  );
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.seo-graphs'));
  expect(writes(page)).toEqual([
    {
      call: 'POST /api/v1/seo-graph',
      body: { title: 'Cards', type: 'website', description: '', file: png },
    },
  ]);
});

test('without a title nothing is sent; Cancel returns to the list', async () => {
  const page = create();
  await press('Save');
  await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Enter the title.'));
  expect(writes(page)).toEqual([]);
  await press('Cancel');
  await waitFor(() => expect(page.address()).toContain('setup.seo-graphs'));
});

test('a file that is no .jpg or .png is refused, by name and by content', async () => {
  const page = create();
  await type('Title', 'Cards');
  await dropFile(new File(['GIF89a'], 'tea.gif'));
  await waitFor(() => expect(field('Image')).toHaveAccessibleDescription(/\.jpg.*\.png/));
  await user.upload(field('Image'), new File(['GIF89a'], 'tea.png', { type: 'image/png' }));
  await press('Save');
  await waitFor(() =>
    expect(field('Image')).toHaveAccessibleDescription('Choose a .jpg or .png image'),
  );
  expect(writes(page)).toEqual([]);
});

test('an edit shows the stored image by a ticket, and can remove it', async () => {
  const page = open(<EditSeoGraphPage />, '/seo-graph/edit');
  expect(await screen.findByRole('img', { name: 'Stored: tea.png' })).toHaveAttribute(
    'src',
    '/files/secret',
  );
  await type('Title', 'Tea cards');
  await press('Remove image');
  await press('Save');
  await waitFor(() =>
    expect(writes(page)).toEqual([
      {
        call: 'PUT /api/v1/seo-graph/:id',
        body: {
          title: 'Tea cards',
          type: 'website',
          description: '<p>Taste <strong>tea</strong>.</p>',
          image: '',
          version: 2,
        },
      },
    ]),
  );
});

test('a new image is sent with the version that the edit started from', async () => {
  const page = open(<EditSeoGraphPage />, '/seo-graph/edit');
  await screen.findByRole('img', { name: 'Stored: tea.png' });
  await user.upload(field('Image'), png);
  await press('Save');
  await waitFor(() => expect(writes(page)).toMatchObject([{ body: { file: png, version: '2' } }]));
});

test('a view shows the values, and has nothing to save', async () => {
  open(<ViewSeoGraphPage />, '/seo-graph/view');
  expect(await screen.findByText('Cards')).toBeVisible();
  expect(screen.getByText('tea')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Stored: tea.png' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('New Image')).toBeNull();
});
