import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeAllPanels,
  openedPanels,
  renderPage,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { AddingButtons } from './adding-buttons';

const user = userEvent.setup();
afterEach(closeAllPanels);

const open = (options: RenderPageOptions = {}) => renderPage(<AddingButtons jobId={7} />, options);
const add = () => screen.getByRole('button', { name: 'Add Applicant' });

test('a person is added to the job that the list is limited to', async () => {
  open();
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
  await user.click(add());
  expect(openedPanels()).toEqual([{ id: 'applicants.add', input: { jobId: 7 } }]);
});

test('who may never add or import is not offered it', async () => {
  open({
    grants: ['application:view'],
    routes: [
      { id: 'applicants.duplicates', path: '/duplicate-records', title: 'Duplicate Records' },
      {
        id: 'applicants.import',
        path: '/application/import',
        title: 'Import',
        refusal: 'Ask an administrator.',
        isForbidden: true,
      },
    ],
  });
  expect(screen.getByRole('link', { name: 'Duplicates' })).toHaveAttribute(
    'href',
    '/duplicate-records',
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
