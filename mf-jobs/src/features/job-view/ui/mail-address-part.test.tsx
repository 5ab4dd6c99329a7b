import { screen } from '@testing-library/react';
import {
  getJobMailAddress,
  setJobMailAddress,
} from 'server/contract/applicants/apply-by-mail/job-mail-address.calls';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { answer, press, renderPage } from 'shell/sdk/testing';
import { jobRecord } from '../../../job/testing/job-record';
import { MailAddressPart } from './mail-address-part';

const open = (changes: Partial<JobRecord>, isAvailable = true) => {
  let address: string | null = null;
  const job = jobRecord(7, { status: 'Published', may: ['edit', 'publish'], ...changes });
  renderPage(<MailAddressPart job={job} />, {
    answers: [
      answer(getJobMailAddress, () => ({ data: { isAvailable, address } })),
      answer(setJobMailAddress, ({ body }) => {
        address = body.isOn ? 'jobs+a7@kestrel.example' : null;
        return { data: { isAvailable, address } };
      }),
    ],
  });
};

test('an address for applications by e-mail is turned on, shown, and turned off', async () => {
  open({});
  await press('Turn on');
  expect(await screen.findByText('jobs+a7@kestrel.example')).toBeVisible();
  await press('Turn off');
  expect(await screen.findByText(/takes none by e-mail/)).toBeVisible();
});

test('a person who may not publish the job sees only whether applications by mail are on', async () => {
  open({ may: ['edit'] });
  expect(await screen.findByText(/takes none by e-mail/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});
