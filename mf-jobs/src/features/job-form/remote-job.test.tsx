import { screen } from '@testing-library/react';
import { field, user } from 'shell/sdk/testing';
import { openCreatePage } from './testing/open-form';

jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

test('a keyboard user who makes a job remote keeps the focus, and is asked for countries', async () => {
  openCreatePage();
  const remote = await screen.findByRole('switch', { name: 'Remote' });
  const hybrid = screen.getByRole('switch', { name: 'Hybrid' });
  hybrid.focus();
  await user.click(remote);
  hybrid.focus();
  expect(await screen.findByLabelText(/^Work From/)).toBeVisible();
  expect(hybrid).toHaveFocus();
  await user.tab();
  expect(field('Work From')).toHaveFocus();
});
