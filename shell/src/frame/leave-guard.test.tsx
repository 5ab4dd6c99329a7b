import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Button, Link, UiProvider } from 'shared-ui';
import {
  addressField,
  openPanel,
  OpenPanelContext,
  Panel,
  panelRef,
  panelRequests,
  RouterLink,
  useAddressState,
  usePanel,
  useUnsavedChanges,
} from '../../sdk/react';
import { usePanelInAddress } from '../../sdk/react/use-panel-in-address';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { LeaveGuard } from './leave-guard';

const status = panelRef<{ id: number }, string>('applicants.status');
const listState = { page: addressField.wholeNumber(1) };

const StatusPanel = () => {
  const { close } = usePanel(status);
  const [words, setWords] = useState('');
  useUnsavedChanges(words !== '');
  return (
    <Panel>
      <textarea
        aria-label="Comment"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Link to="/application?page=9">Elsewhere in the list</Link>
      <Button onClick={() => close('saved')}>Save</Button>
    </Panel>
  );
};

const Panels = () =>
  useSyncExternalStore(panelRequests.subscribe, panelRequests.current).map(
    ({ key, id, input, close }) => (
      <OpenPanelContext key={key} value={{ id, title: 'Status', width: 400, input, close }}>
        <StatusPanel />
      </OpenPanelContext>
    ),
  );

const List = () => {
  const [, change] = useAddressState(listState);
  const openStatus = usePanelInAddress(status, (id) => ({ id }));
  return (
    <>
      <Button onClick={() => openStatus(7)}>Update Status</Button>
      <Button onClick={() => void openPanel(status, { id: 7 })}>Update all</Button>
      <Button onClick={() => change({ page: 1 }, { replace: true })}>Last page</Button>
    </>
  );
};

const Wizard = () => {
  useUnsavedChanges(true, ['step', 'id']);
  return <Link to="/job/create?tab=seo">Seo</Link>;
};

const open = async (...addresses: string[]) => {
  const pageAt = (page: ReactNode) => (
    <>
      {page}
      <Panels />
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/application', element: pageAt(<List />) },
      { path: '/job/create', element: pageAt(<Wizard />) },
    ],
    { initialEntries: addresses },
  );
  await act(async () => {
    render(
      <UiProvider link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>,
    );
  });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { address, go: (delta: number) => act(() => router.navigate(delta)) };
};

const press = (name: string) => userEvent.click(screen.getByText(name));
const typeComment = () => userEvent.type(screen.getByLabelText('Comment'), 'Mine');
const question = () => screen.queryByText('Leave without saving?');
const comment = () => screen.queryByLabelText('Comment');

beforeAll(giveRouterRequests);

test.each([
  ['Update all', '/application?page=2', '/application'],
  ['Update Status', '/application?page=2&drawer=applicants.status&of=7', '/application?page=2'],
])(
  'Back drops the input of a drawer only after confirmation: a drawer opened by “%s”',
  async (way, at, to) => {
    const page = await open('/application', '/application?page=2');
    await press(way);
    await typeComment();

    await page.go(-1);
    await press('Stay');
    expect(comment()).toHaveValue('Mine');
    expect(page.address()).toBe(at);

    await page.go(-1);
    await press('Leave');
    await waitFor(() => expect(comment()).toBeNull());
    expect(page.address()).toBe(to);
  },
);

test('a link in a drawer asks before its input is dropped, even if it leads to the same page', async () => {
  const page = await open('/application?page=2');
  await press('Update all');
  await typeComment();
  await userEvent.click(screen.getByRole('link'));
  await press('Stay');
  expect(comment()).toHaveValue('Mine');
  expect(page.address()).toBe('/application?page=2');
});

test.each(['Update all', 'Update Status'])(
  'a list that corrects its address below a drawer needs no confirmation: a drawer opened by “%s”',
  async (way) => {
    const page = await open('/application?page=2');
    await press(way);
    await typeComment();
    // The link is clicked by script, since a press outside the drawer would close it.
    await act(async () => screen.getByText('Last page').click());
    expect(question()).toBeNull();
    expect(comment()).toHaveValue('Mine');
    expect(page.address()).not.toContain('page');
  },
);

test.each(['/application', '/application?drawer=applicants.status&of=7'])(
  'leaving after a save needs no confirmation: %s',
  async (address) => {
    const page = await open(address);
    if (!comment()) await press('Update Status');
    await typeComment();
    await press('Save');
    await waitFor(() => expect(page.address()).toBe('/application'));
    expect(question()).toBeNull();
    expect(comment()).toBeNull();
  },
);

test('the dialog about unsaved input closes when that input is saved', async () => {
  const page = await open('/application', '/application?page=2');
  await press('Update all');
  await typeComment();
  await page.go(-1);
  expect(question()).toBeVisible();
  // The link is clicked by script, since a press outside the question would answer it.
  await act(async () => screen.getByText('Save').click());
  expect(question()).toBeNull();
  expect(page.address()).toBe('/application?page=2');
});

test('Back pressed again while the dialog about unsaved input is open still leaves once confirmed', async () => {
  const page = await open('/application', '/application?page=2');
  await press('Update all');
  await typeComment();
  await page.go(-1);
  await page.go(-1);
  await press('Leave');
  await waitFor(() => expect(comment()).toBeNull());
  expect(page.address()).toBe('/application');
});

test('switching tabs of a full-page form needs no confirmation', async () => {
  const page = await open('/job/create');
  await userEvent.click(screen.getByRole('link', { name: 'Seo' }));
  expect(page.address()).toBe('/job/create?tab=seo');
  expect(question()).toBeNull();
});

test('Back to another step of a wizard asks before it drops the input of this step', async () => {
  const page = await open('/job/create', '/job/create?step=seo&id=61');
  await page.go(-1);
  await press('Stay');
  expect(page.address()).toBe('/job/create?step=seo&id=61');
  await page.go(-1);
  await press('Leave');
  await waitFor(() => expect(page.address()).toBe('/job/create'));
});
