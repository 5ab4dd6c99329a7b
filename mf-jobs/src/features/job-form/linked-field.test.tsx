import { waitFor } from '@testing-library/react';
import { field } from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import { openEditPage } from './testing/open-form';

// The real editor needs features that jsdom lacks; its own tests and browser tests cover it.
jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

test('a link to a missing value opens the form at that field', async () => {
  openEditPage(jobRecord(61), { address: '/job/edit/61?field=education' });
  await waitFor(() => expect(field('Education')).toHaveFocus());
});
