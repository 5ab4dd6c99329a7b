import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Button, Link } from 'shared-ui';
import { closeAllPanels, openedPanels, renderPage } from '../testing';
import { panelRef } from '../define';
import { openPanel, usePanelInAddress } from '.';

const status = panelRef<{ jobId: number }, undefined>('jobs.status');
const publish = panelRef<{ jobId: number }, undefined>('jobs.publish');

const Page = () => {
  const openStatus = usePanelInAddress(status, (jobId) => ({ jobId }));
  const openPublish = usePanelInAddress(publish, (jobId) => ({ jobId }));
  return (
    <>
      <Button onClick={() => openStatus(7)}>Status</Button>
      <Button onClick={() => openPublish(8)}>Publish</Button>
      <Link to="/all/job?page=2">Clean</Link>
    </>
  );
};

const open = (address: string) =>
  renderPage(
    <StrictMode>
      <Page />
    </StrictMode>,
    { address },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const statusOf7 = { id: 'jobs.status', input: { jobId: 7 } };

afterEach(closeAllPanels);

test('JOB-035 an open drawer can be shared, and opens once', () => {
  open('/all/job?page=2&drawer=jobs.status&of=7');
  expect(openedPanels()).toEqual([statusOf7]);
});

test('JOB-035 opening and closing a drawer leaves the rest of the address alone', async () => {
  const page = open('/all/job?page=2');
  await press('Status');
  expect(page.address()).toBe('/all/job?page=2&drawer=jobs.status&of=7');
  expect(openedPanels()).toEqual([statusOf7]);
  await closeAllPanels();
  await waitFor(() => expect(page.address()).toBe('/all/job?page=2'));
});

test('of two drawers of a page the address holds the one opened last', async () => {
  const page = open('/all/job');
  await press('Status');
  await press('Publish');
  expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId: 8 } }]);
  expect(page.address()).toBe('/all/job?drawer=jobs.publish&of=8');
});

test('JOB-038 a drawer closes with the address that opened it, and no other drawer does', async () => {
  const page = open('/all/job?page=2&drawer=jobs.status&of=7');
  act(() => void openPanel(status, { jobId: 9 }));
  await userEvent.click(screen.getByRole('link'));
  expect(openedPanels()).toEqual([{ id: 'jobs.status', input: { jobId: 9 } }]);
  expect(page.address()).toBe('/all/job?page=2');
});

test.each(['drawer=jobs.status', 'drawer=jobs.status&of=x', 'drawer=jobs.other&of=7', 'of=7'])(
  'an address with %s opens nothing',
  (query) => {
    open(`/all/job?${query}`);
    expect(openedPanels()).toEqual([]);
  },
);
