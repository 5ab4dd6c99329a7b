import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Company, TimeZoneEffect } from 'server/contract/platform/company/company';
import {
  getCompany,
  getTimeZoneEffect,
  updateCompany,
} from 'server/contract/platform/company/company.calls';
import { answer, press, renderPage, user, type RenderPageOptions } from 'shell/sdk/testing';
import { CompanyPage } from './company.page';
import { describeTimeZoneEffect } from './time-zone-effect-text';

const stored: Company = {
  id: 1,
  companyName: 'Kestrel Foods',
  companyLogo: '/brand/mark.svg',
  companyFaviconIcon: '',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  dateOrder: 'by-area',
  version: 4,
};
const effect: TimeZoneEffect = {
  today: '2026-11-22',
  todayThen: '2026-11-21',
  jobsExpiring: 0,
  jobsReopening: 1,
};
const open = (options: RenderPageOptions = {}) =>
  renderPage(<CompanyPage />, {
    answers: [
      answer(getCompany, { data: stored }),
      answer(getTimeZoneEffect, { data: effect }),
      answer(updateCompany, { data: { ...stored, companyName: 'Merlin Foods', version: 5 } }),
    ],
    ...options,
  });
const sentForm = ({ calls }: ReturnType<typeof open>) =>
  Object.fromEntries(
    (calls.find(({ call }) => call.startsWith('PUT'))?.body as FormData | undefined) ?? [],
  );

test('the effect of a changed time zone is shown before saving', async () => {
  open();
  const zone = await screen.findByRole('combobox', { name: /^Time zone/ });
  await user.click(zone);
  await user.type(zone, 'Los_Ang');
  await user.click(await screen.findByRole('option', { name: 'America/Los_Angeles' }));
  expect(
    await screen.findByText(
      /Today becomes 21 November 2026 instead of 22 November 2026\. 1 job will be active again\./,
    ),
  ).toBeVisible();
});

test('when the time zone of the browser differs from the company’s, the page says which one it is', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = here === 'Asia/Kolkata' ? 'Europe/Berlin' : 'Asia/Kolkata';
  open({ answers: [answer(getCompany, { data: { ...stored, timeZone: elsewhere } })] });
  const zone = () => screen.findByRole('combobox', { name: /^Time zone/ });
  expect(await zone()).toHaveAccessibleDescription(`Your browser is in ${here}.`);
  await press(`Use ${here}`);
  expect(await zone()).toHaveValue(here);
  cleanup();
  open({ answers: [answer(getCompany, { data: { ...stored, timeZone: here } })] });
  expect(await zone()).not.toHaveAccessibleDescription();
});

test('changes are sent with the version of the company that was loaded, and remain in the form', async () => {
  const page = open();
  const name = await screen.findByRole('textbox', { name: /^Company name/ });
  await user.clear(name);
  await user.type(name, 'Merlin Foods');
  await press('Remove');
  await press('Save');
  await waitFor(() =>
    expect(sentForm(page)).toEqual({
      companyName: 'Merlin Foods',
      currency: 'INR',
      companyLogo: '',
      companyFaviconIcon: '',
      version: '4',
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Company name/ })).toHaveValue('Merlin Foods'),
  );
});

test('a company without a name is not sent', async () => {
  const page = open();
  await user.clear(await screen.findByRole('textbox', { name: /^Company name/ }));
  await press('Save');
  expect(await screen.findAllByText('Enter the company’s name.')).not.toEqual([]);
  expect(page.calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

test('an auditor sees the company and can change nothing', async () => {
  open({ grants: ['company:view'] });
  expect(await screen.findByText('Asia/Kolkata')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the effect of a time zone names how many jobs expire, and whether the current day changes', () => {
  expect(describeTimeZoneEffect({ ...effect, jobsExpiring: 2, jobsReopening: 0 })).toContain(
    '2 jobs will expire.',
  );
  expect(describeTimeZoneEffect({ ...effect, todayThen: effect.today })).toContain(
    'Today stays the same day.',
  );
});

test('one date order for every page can be chosen and sent', async () => {
  const page = open();
  const choice = await screen.findByRole('radiogroup', { name: 'Dates' });
  expect(choice).toHaveAccessibleDescription(/Exported files keep their dates/);
  await user.click(screen.getByRole('radio', { name: 'DD/MM/YYYY everywhere' }));
  await press('Save');
  await waitFor(() => expect(sentForm(page)).toMatchObject({ dateOrder: 'day-first' }));
});
