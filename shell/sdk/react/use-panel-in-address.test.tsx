import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Button, Link } from 'shared-ui';
import { closeAllPanels, openedPanels, renderPage } from 'shell/sdk/testing';
import { useJobDrawers } from './use-job-drawers';

const Page = () => {
  const { status } = useJobDrawers();
  const entry = status({ jobId: 7 });
  return (
    <>
      <Button disabledReason={entry.disabledReason} onClick={entry.onSelect}>
        Status
      </Button>
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
const status = { id: 'jobs.status', input: { jobId: 7 } };

afterEach(closeAllPanels);

test('JOB-035 an open drawer can be shared, and opens once', () => {
  open('/all/job?page=2&drawer=status&of=7');
  expect(openedPanels()).toEqual([status]);
});

test('JOB-035 opening and closing a drawer leaves the rest of the address alone', async () => {
  const page = open('/all/job?page=2');
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(screen.getByRole('button'));
  expect(page.address()).toBe('/all/job?page=2&drawer=status&of=7');
  expect(openedPanels()).toEqual([status]);
  closeAllPanels();
  await waitFor(() => expect(page.address()).toBe('/all/job?page=2'));
});

test('JOB-038 a drawer closes with the address that opened it', async () => {
  const page = open('/all/job?page=2&drawer=status&of=7');
  await userEvent.click(screen.getByRole('link'));
  expect(openedPanels()).toEqual([]);
  expect(page.address()).toBe('/all/job?page=2');
});

test.each(['drawer=status', 'drawer=status&of=x', 'drawer=other&of=7', 'of=7'])(
  'an address with %s opens nothing',
  (query) => {
    open(`/all/job?${query}`);
    expect(openedPanels()).toEqual([]);
  },
);
