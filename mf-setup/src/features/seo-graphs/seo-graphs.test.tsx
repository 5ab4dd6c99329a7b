import { screen, waitFor } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import type { SeoGraphRecord } from 'server/contract/jobs/seo/seo-graph';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { answer, dropFile, field, press, type, user, type PageTest } from 'shell/sdk/testing';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import { CreateSeoGraphPage, EditSeoGraphPage, ViewSeoGraphPage } from './seo-graph-form.page';
import { SeoGraphsPage } from './seo-graphs.page';

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
const graphs = {
  calls: seoGraphCalls,
  rows: [graphOf(1, 'Tea'), graphOf(2, 'Cards')],
  answers: [
    answer(createFileTicket, { data: { url: '/files/secret', expiresAt: '2026-11-22T10:00:00Z' } }),
  ],
} as const;
const writes = ({ calls }: PageTest) =>
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

testRecordsPage({
  ...graphs,
  page: <SeoGraphsPage />,
  names: ['Tea', 'Cards'],
  heads: ['Title', 'Type', 'Description'],
  texts: ['website', 'Taste tea.'],
  links: ['View', 'Edit'],
  view: 'setup:view-hiring',
});

const { openNew, openStored } = testRecordPages({
  ...graphs,
  pages: { create: <CreateSeoGraphPage />, edit: <EditSeoGraphPage />, view: <ViewSeoGraphPage /> },
  list: 'setup.seo-graphs',
  missing: { Title: 'Enter the title.' },
  create: {
    change: { Title: 'Cards', Type: 'website' },
    sends: { title: 'Cards', type: 'website', description: '', image: '' },
  },
  edit: { change: { Title: 'Tea cards' }, sends: { title: 'Tea cards', image: 'f-1' } },
  viewed: ['Cards', 'tea'],
});

test('a chosen image is previewed, and sent with the other fields', async () => {
  const page = openNew();
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

test('Cancel of a new graph returns to the list', async () => {
  const page = openNew();
  await press('Cancel');
  await waitFor(() => expect(page.address()).toContain('setup.seo-graphs'));
});

test('a file that is no .jpg or .png is refused, by name and by content', async () => {
  const page = openNew();
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

test('the form of an SEO graph shows the stored image, from an address that works once, and can remove it', async () => {
  const page = openStored(<EditSeoGraphPage />);
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

test('a new image is sent with the version of the graph that was loaded', async () => {
  const page = openStored(<EditSeoGraphPage />);
  await screen.findByRole('img', { name: 'Stored: tea.png' });
  await user.upload(field('Image'), png);
  await press('Save');
  await waitFor(() => expect(writes(page)).toMatchObject([{ body: { file: png, version: '2' } }]));
});

test('the read-only view of an SEO graph shows the stored image, and has no field for a new one', async () => {
  openStored(<ViewSeoGraphPage />);
  expect(await screen.findByRole('img', { name: 'Stored: tea.png' })).toBeVisible();
  expect(screen.queryByText('New Image')).toBeNull();
});
