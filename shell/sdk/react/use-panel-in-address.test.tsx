import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Button, Link } from 'shared-ui';
import { closeAllPanels, openedPanels, renderPage } from '../testing';
import { panelRef } from '../define';
import { addressField, openPanel, useAddressState } from '.';
import { usePanelInAddress } from './use-panel-in-address';

const status = panelRef<{ jobId: number }, undefined>('jobs.status');
const publish = panelRef<{ jobId: number }, undefined>('jobs.publish');

const listState = { page: addressField.wholeNumber(1) };

const Page = () => {
  const navigate = useNavigate();
  const [, change] = useAddressState(listState);
  const openStatus = usePanelInAddress(status, (jobId) => ({ jobId }));
  const openPublish = usePanelInAddress(publish, (jobId) => ({ jobId }));
  return (
    <>
      <Button onClick={() => openStatus(7)}>Status</Button>
      <Button onClick={() => openPublish(8)}>Publish</Button>
      <Link to="/all/job?page=2">Clean</Link>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <Button onClick={() => void navigate(1)}>Forward</Button>
      <Button onClick={() => change({ page: 3 })}>Page 3</Button>
      <Button onClick={() => change({ page: 1 }, { replace: true })}>Last page</Button>
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

test('an open drawer can be shared by its address, and opens once', () => {
  open('/all/job?page=2&drawer=jobs.status&of=7');
  expect(openedPanels()).toEqual([statusOf7]);
});

test('opening and closing a drawer leaves the rest of the address unchanged', async () => {
  const page = open('/all/job?page=2');
  await press('Status');
  expect(page.address()).toBe('/all/job?page=2&drawer=jobs.status&of=7');
  expect(openedPanels()).toEqual([statusOf7]);
  await closeAllPanels();
  await waitFor(() => expect(page.address()).toBe('/all/job?page=2'));
});

test('with two drawers of a page the address names the one opened last', async () => {
  const page = open('/all/job');
  await press('Status');
  await press('Publish');
  expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId: 8 } }]);
  expect(page.address()).toBe('/all/job?drawer=jobs.publish&of=8');
});

test('a drawer closes when the address no longer names it, but drawers opened otherwise stay open', async () => {
  const page = open('/all/job?page=2&drawer=jobs.status&of=7');
  act(() => void openPanel(status, { jobId: 9 }));
  await userEvent.click(screen.getByRole('link'));
  expect(openedPanels()).toEqual([{ id: 'jobs.status', input: { jobId: 9 } }]);
  expect(page.address()).toBe('/all/job?page=2');
});

/** Goes to page 2 of a list and opens the Status drawer, which adds two history entries. */
const openOnPage2 = async () => {
  const page = open('/all/job');
  await userEvent.click(screen.getByRole('link'));
  await press('Status');
  return page;
};

test('Back closes a drawer and stays on its page, and Forward opens it again', async () => {
  const page = await openOnPage2();
  await press('Back');
  expect(page.address()).toBe('/all/job?page=2');
  expect(openedPanels()).toEqual([]);
  await press('Forward');
  expect(page.address()).toBe('/all/job?page=2&drawer=jobs.status&of=7');
  expect(openedPanels()).toEqual([statusOf7]);
});

test('after a drawer is closed by its button, one Back leaves its page', async () => {
  const page = await openOnPage2();
  await closeAllPanels();
  expect(page.address()).toBe('/all/job?page=2');
  await press('Back');
  expect(page.address()).toBe('/all/job');
});

test('closing a drawer opened from a shared address stays on its page', async () => {
  const page = open('/all/job?drawer=jobs.status&of=7');
  await closeAllPanels();
  expect(page.address()).toBe('/all/job');
  await press('Back');
  expect(page.address()).toBe('/all/job');
  expect(openedPanels()).toEqual([]);
});

test('a second drawer replaces the history entry of the first one, so Back does not reopen the first', async () => {
  const page = await openOnPage2();
  await press('Publish');
  await press('Back');
  expect(page.address()).toBe('/all/job?page=2');
  await press('Forward');
  expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId: 8 } }]);
  await closeAllPanels();
  await press('Back');
  expect(page.address()).toBe('/all/job');
});

test.each([
  ['Page 3', '/all/job?page=3'],
  ['Last page', '/all/job'],
])(
  'closing a drawer keeps what the page below it changed in the address meanwhile: %s',
  async (change, address) => {
    const page = await openOnPage2();
    await press(change);
    expect(openedPanels()).toEqual([statusOf7]);
    await closeAllPanels();
    expect(page.address()).toBe(address);
  },
);

test('after a reload, closing a drawer removes the history entry that it added', async () => {
  const load = () =>
    renderHook(
      () => {
        const navigate = useNavigate();
        return { navigate, openStatus: usePanelInAddress(status, (jobId) => ({ jobId })) };
      },
      { wrapper: BrowserRouter },
    );
  const address = () => window.location.pathname + window.location.search;
  const before = load();
  act(() => void before.result.current.navigate('/all/job?page=2'));
  act(() => before.result.current.openStatus(7));
  before.unmount();

  const after = load();
  expect(openedPanels()).toEqual([statusOf7]);
  await closeAllPanels();
  await waitFor(() => expect(address()).toBe('/all/job?page=2'));
  act(() => void after.result.current.navigate(-1));
  await waitFor(() => expect(address()).toBe('/'));
});

test('a double click on what opens a drawer adds one history entry', async () => {
  const { result } = renderHook(
    () => ({
      navigate: useNavigate(),
      search: useLocation().search,
      openStatus: usePanelInAddress(status, (jobId) => ({ jobId })),
    }),
    { wrapper: MemoryRouter },
  );
  const { openStatus, navigate } = result.current;
  act(() => {
    openStatus(7);
    openStatus(7);
  });
  expect(openedPanels()).toEqual([statusOf7]);
  await act(async () => void (await navigate(-1)));
  expect(result.current.search).toBe('');
});

test.each(['drawer=jobs.status', 'drawer=jobs.status&of=x', 'drawer=jobs.other&of=7', 'of=7'])(
  'an address with %s opens no drawer',
  (query) => {
    open(`/all/job?${query}`);
    expect(openedPanels()).toEqual([]);
  },
);
