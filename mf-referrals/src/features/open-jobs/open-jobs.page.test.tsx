import { screen, waitFor, within } from '@testing-library/react';
import { getOpenJobs } from 'server/contract/referrals/referring/referring.calls';
import { answer, pageOf, renderPage, rowOf, user } from 'shell/sdk/testing';
import { toOpenJobAnswer } from '../../own/testing/own-answers';
import { OpenJobsPage } from './open-jobs.page';

const open = (address = '/open-jobs') =>
  renderPage(<OpenJobsPage />, {
    address,
    answers: [
      answer(
        getOpenJobs,
        pageOf([
          toOpenJobAnswer(7),
          toOpenJobAnswer(8, { jobTitle: 'Head Cook', bonus: null, noBonus: 'none', city: null }),
        ]),
      ),
    ],
  });

test('each job shows its location, what a referral is worth and when it is paid', async () => {
  open();
  const row = await rowOf('Data Analyst');
  for (const words of ['Finance · Pune · Full Time', '₹25,000.00', 'Paid 90 days after joining'])
    expect(within(row).getByText(words)).toBeVisible();
  const other = await rowOf('Head Cook');
  for (const words of ['No bonus', 'No bonus is set for this job.'])
    expect(within(other).getByText(words)).toBeVisible();
});

test('a job opens the page for referring a person to it', async () => {
  open();
  await rowOf('Data Analyst');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Data Analyst' });
  expect(href).toContain('referrals.refer');
});

test('a search in the address is sent to the server, and clearing it removes it from the address', async () => {
  const page = open('/open-jobs?search=cook');
  await rowOf('Head Cook');
  expect(page.queries(getOpenJobs)).toEqual([{ search: 'cook', page: 1, limit: 10 }]);
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(page.address()).not.toContain('cook'));
});
