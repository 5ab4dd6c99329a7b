import { render, screen } from '@testing-library/react';
import type { Company } from 'server/contract/platform/company/company';
import type { DateOrder } from 'server/contract/platform/company/company-constants';
import { getCompany } from 'server/contract/platform/company/company.calls';
import { answer, TestData } from 'shared-auth/testing';
import { DateText, setGlobalDayOrder, UiProvider } from 'shared-ui';
import { useCompanyDayOrder } from './use-company-day-order';

const Page = () => {
  useCompanyDayOrder();
  return <DateText day="2026-03-05" order="month-first" />;
};

const company: Omit<Company, 'dateOrder'> = {
  ...{ id: 1, companyName: 'Kestrel Foods', companyLogo: '', companyFaviconIcon: '' },
  ...{ timeZone: 'UTC', currency: 'EUR', version: 1 },
};
const open = (dateOrder: DateOrder) =>
  render(
    <UiProvider>
      <TestData answers={[answer(getCompany, { data: { ...company, dateOrder } })]}>
        <Page />
      </TestData>
    </UiProvider>,
  );

afterEach(() => setGlobalDayOrder(undefined));

test('a company’s fixed date order applies to every area', async () => {
  open('day-first');
  expect(await screen.findByText('05/03/2026')).toBeVisible();
});

test('closing one page keeps the date order of another page beside it', async () => {
  const first = open('day-first');
  await screen.findByText('05/03/2026');
  open('day-first');
  first.unmount();
  expect(await screen.findByText('05/03/2026')).toBeVisible();
});
