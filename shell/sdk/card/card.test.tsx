import { screen, waitFor, within } from '@testing-library/react';
import { getSourceFigures } from 'server/contract/console/dashboard/dashboard.calls';
import type { SourceFigures } from 'server/contract/console/dashboard/figures';
import { useRead } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { addressField, routeRef, type Duration } from '../react';
import { answer, failure, lookupAnswer, press, renderPage, user } from '../testing';
import { defineCard, FigureCard, useCard, type CardPage } from '.';
import { toCsv } from './csv';

const lists = routeRef('people.list');

const card = defineCard({
  id: 'ports',
  fields: { department: addressField.id },
  filters: [
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
    },
  ],
});

/** A sample card, written as in a remote. */
const PortsCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { department } = shown.state;
  const read = useRead(getSourceFigures, {
    query: { ...shown.query, ...(department && { departmentId: department }) },
  });
  return (
    <FigureCard
      title="Ports"
      shown={shown}
      read={read}
      columns={[
        { name: 'Port', of: ({ source }) => source },
        {
          name: 'Sailors',
          of: ({ applicants }) => applicants,
          to: ({ sourceId }) =>
            sourceId === null
              ? undefined
              : { to: lists, search: { ...shown.days, department, port: sourceId } },
        },
      ]}
    />
  );
};

const line = (sourceId: number | null, source: string, applicants: number): SourceFigures => ({
  ...{ sourceId, source, applicants, hired: 0 },
});
const lines = [line(1, 'Kochi', 12), line(null, 'Unknown', 3)];

interface Opened {
  address?: string;
  duration?: Duration;
  reply?: () => { data: SourceFigures[] } | Promise<never>;
  grants?: readonly 'list:export'[];
}

/** Chooses an option of a filter; returns the labels of all its options. */
const choose = async (filter: string, value: string) => {
  await press(filter);
  const offered = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('menuitemradio', { name: value }));
  return offered;
};

const open = ({ address = '/', duration, reply = () => ({ data: lines }), ...rest }: Opened = {}) =>
  renderPage(<PortsCard {...(duration && { duration })} />, {
    address,
    answers: [
      answer(getSourceFigures, reply),
      lookupAnswer('departments', [{ departmentId: 7, departmentName: 'Deck' }]),
    ],
    ...rest,
  });

test('each figure of a card opens the list of exactly the records that it counts', async () => {
  open({ address: '/?ports.department=7' });
  expect(await screen.findByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    '/people.list?department=7&port=1',
  );
  const unknown = screen.getByRole('row', { name: 'Unknown 3' });
  expect(within(unknown).queryByRole('link')).toBeNull();
});

test('the lines of a card are 258 px high, and scroll inside', async () => {
  open();
  await screen.findByRole('link', { name: '12' });
  expect(screen.getByRole('group', { name: 'Lines of Ports' })).toHaveStyle({
    height: '258px',
    overflow: 'auto',
  });
});

test('a card requests five lines or the chosen number, and a hundred when “all” is chosen', async () => {
  const page = open();
  await screen.findByRole('link', { name: '12' });
  expect(await choose('Lines: Show 5', 'all')).toEqual(['5', '10', '25', 'all']);
  await waitFor(() =>
    expect(page.queries(getSourceFigures).map((query) => query?.limit)).toEqual([5, 100]),
  );
  expect(page.address()).toBe('/?ports.limit=all');
});

test('a card uses the range of dates of its page until a range of its own is chosen', async () => {
  const page = open({ duration: 'today' });
  await screen.findByRole('link', { name: '12' });
  const [asked] = page.queries(getSourceFigures);
  expect(asked?.fromDate).toBe(asked?.toDate);
  expect(await choose('Date As the page', 'All time')).toEqual([
    ...['As the page', 'All time', 'Today', 'Yesterday', 'Last 7 Days', 'This Month'],
  ]);
  await waitFor(() => expect(page.queries(getSourceFigures).at(-1)).toEqual({ limit: 5 }));
  expect(page.address()).toBe('/?ports.date=all');
});

test('the filters of a card are part of the address, and each can be removed', async () => {
  const page = open();
  await screen.findByRole('link', { name: '12' });
  await press('Department Any');
  await user.click(await screen.findByRole('option', { name: 'Deck' }));
  await waitFor(() => expect(page.address()).toBe('/?ports.department=7'));
  await press(/^Remove/);
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('a card shows a table first, and a chart of the same figures on request', async () => {
  const page = open();
  await screen.findByRole('table', { name: 'Ports' });
  await press('Show as chart');
  expect(await screen.findByRole('img', { name: 'Ports: Kochi 12; Unknown 3' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(page.address()).toBe('/?ports.view=chart');
  await press('Show as table');
  expect(await screen.findByRole('table', { name: 'Ports' })).toBeVisible();
});

test('invalid values in the address are ignored, and the card shows its defaults', async () => {
  const page = open({
    address: '/?ports.date=never&ports.limit=7&ports.view=cake&ports.department=x',
  });
  expect(await screen.findByRole('link', { name: '12' })).toBeVisible();
  expect(page.queries(getSourceFigures)).toEqual([{ limit: 5 }]);
});

test('a failure shows in the card, and Retry recovers', async () => {
  let fails = true;
  open({ reply: () => (fails ? Promise.reject(failure(500, 'Try again.')) : { data: lines }) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ports could not be loaded');
  expect(alert).toHaveTextContent('r-77');
  fails = false;
  await press('Retry', alert);
  expect(await screen.findByRole('link', { name: '12' })).toBeVisible();
});

test('when the call for a new filter fails, the card no longer shows the lines of the previous filter', async () => {
  let fails = false;
  open({ reply: () => (fails ? Promise.reject(failure(500, 'Try again.')) : { data: lines }) });
  await screen.findByRole('link', { name: '12' });
  fails = true;
  await press('Department Any');
  await user.click(await screen.findByRole('option', { name: 'Deck' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ports could not be loaded');
  expect(screen.queryByRole('table')).toBeNull();
  fails = false;
  await press(/^Remove/);
  expect(await screen.findByRole('link', { name: '12' })).toBeVisible();
});

test('before the first application the card says what will appear, and does not mention the filters', async () => {
  open({ reply: () => ({ data: [] }) });
  expect(await screen.findByText('Nothing to show yet')).toBeVisible();
  expect(screen.getByText('Figures appear here as soon as somebody has applied.')).toBeVisible();
});

test.each([
  ['days of its page', { duration: 'month' }],
  ['days of its own', { address: '/?ports.date=today' }],
  ['a filter', { address: '/?ports.department=7' }],
] as const)(
  'where %s leave no applicant, the card says that the filters do so',
  async (_, narrowed) => {
    open({ ...narrowed, reply: () => ({ data: [] }) });
    expect(await screen.findByText('Nobody is counted by these filters.')).toBeVisible();
  },
);

test('a card’s own range of dates overrides that of its page', async () => {
  open({
    duration: 'month',
    address: '/?ports.date=all&ports.view=chart&ports.limit=25',
    reply: () => ({ data: [] }),
  });
  expect(await screen.findByText('Nothing to show yet')).toBeVisible();
});

test('without permission to export lists a card offers no file', async () => {
  open({ grants: [] });
  await screen.findByRole('table', { name: 'Ports' });
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('the exported file of a card has the shown lines, and no text that a spreadsheet runs as a formula', () => {
  const columns = [
    { name: 'Port', of: ({ source }: SourceFigures) => source },
    { name: 'Sailors', of: ({ applicants }: SourceFigures) => applicants },
  ];
  expect(toCsv(columns, [line(1, '=1+1', 4), line(2, 'Port "A", east', 0)])).toBe(
    'Port,Sailors\r\n\'=1+1,4\r\n"Port ""A"", east",0\r\n',
  );
});
