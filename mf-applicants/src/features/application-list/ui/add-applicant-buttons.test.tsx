import { screen, waitFor } from '@testing-library/react';
import {
  closeAllPanels,
  openedPanels,
  press,
  renderPage,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { AddApplicantButtons } from './add-applicant-buttons';

afterEach(closeAllPanels);

const open = (options: RenderPageOptions = {}) =>
  renderPage(<AddApplicantButtons jobId={7} />, options);

test('Add Applicant preselects the job that the list is limited to', async () => {
  open();
  await press('Add Applicant');
  expect(openedPanels()).toEqual([{ id: 'applicants.add', input: { jobId: 7 } }]);
});

test('a role that never includes adding or importing applicants is offered neither', async () => {
  open({
    grants: ['application:view'],
    routes: [
      {
        ...{ id: 'applicants.duplicates', path: '/duplicate-records', title: 'Duplicate Records' },
        link: { row: 'applicants.links', label: 'Duplicates', order: 1 },
      },
      {
        id: 'applicants.import',
        path: '/application/import',
        title: 'Import',
        refusal: 'Ask an administrator.',
        isForbidden: true,
        link: { row: 'applicants.links', order: 5 },
      },
    ],
  });
  expect(screen.getByRole('link', { name: 'Duplicates' })).toHaveAttribute(
    'href',
    '/duplicate-records',
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
