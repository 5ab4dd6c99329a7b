import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { waitUntilIdle } from '../at-rest';
import { callApi } from '../call-api';
import { emptyPage, signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

interface ListCase {
  path: string;
  filter?: string;
  /** Search text; at least two rows must match it and the filter. */
  search: string;
  bulk?: string[];
  /** Records that the test creates, where the demo has fewer than two matches. */
  made?: { at: string; of: (name: string) => object };
}

const settings = '/general-settings';

const lists: Record<string, { role: Role; cases: ListCase[] }> = {
  'jobs, applicants and referrals': {
    role: 'administrator',
    cases: [
      { path: '/all/job', filter: 'job=all&status=published', search: 'as' },
      {
        path: '/application',
        filter: 'pipeline=1',
        search: 'noor',
        bulk: ['Status', 'Delete'],
      },
      { path: '/total-referrals', filter: 'status=101', search: 's' },
      { path: '/referral-hired', filter: 'status=19', search: 'rajan' },
    ],
  },
  payouts: {
    role: 'payout-officer',
    cases: [
      {
        path: '/referral-payable',
        filter: 'status=due',
        search: 'j',
        bulk: ['Build batch', 'Delete'],
      },
    ],
  },
  setup: {
    role: 'administrator',
    cases: [
      { path: '/referral-amount', filter: 'position=4', search: 'specialist' },
      { path: '/referrer-eligibility', filter: 'eligible=1', search: 'associate' },
      { path: '/hiring-process', search: 'hiring' },
      { path: '/hiring-pipeline', filter: 'stage=1', search: 'hiring' },
      { path: '/stages', filter: 'status=2', search: 'in' },
      { path: '/status', filter: 'category=active', search: 'offer' },
      { path: '/applicant-status', filter: 'category=active', search: 'offer' },
      { path: '/source', filter: 'use=used', search: 'r' },
      {
        path: '/question-template',
        filter: 'status=active',
        search: 'matching',
        made: {
          at: '/api/v1/question-group',
          of: (questionGroupName) => ({ questionGroupName, description: 'Two alike', status: 1 }),
        },
      },
      { path: '/question-list/1', filter: 'status=active', search: 'you' },
      { path: '/seo-keyword', search: 'careers' },
      { path: '/seo-graph', search: 'f' },
      {
        path: '/job-priority',
        filter: 'status=1',
        search: 'matching',
        made: { at: '/api/v1/job-priority', of: (name) => ({ name, status: 1 }) },
      },
      { path: '/groupview', filter: 'show=active', search: 'hiring' },
    ],
  },
  'people, directory and settings': {
    role: 'administrator',
    cases: [
      { path: `${settings}/directory/departments`, filter: 'status=active', search: 'line' },
      { path: `${settings}/directory/people`, filter: 'status=active', search: 'das', bulk: [] },
      {
        path: `${settings}/roles`,
        filter: 'state=uninvited',
        search: 'd',
        bulk: ['Give roles', 'Take roles', 'Invite'],
      },
      {
        path: `${settings}/apps`,
        search: 'matching',
        made: {
          at: '/api/v1/suite-app',
          of: (appName) => ({ appName, appUrl: 'https://apps.example/', isActive: 0 }),
        },
      },
      {
        path: `${settings}/service-tokens`,
        filter: 'state=new',
        search: 'matching',
        made: {
          at: '/api/v1/service-token',
          of: (name) => ({ name, rights: ['directory:write'] }),
        },
      },
    ],
  },
};

const createTwo = async (page: Page, { at, of }: NonNullable<ListCase['made']>) => {
  for (const which of ['first', 'second']) {
    const body = of(`Matching ${which}`);
    const answer = await callApi(page, at, { method: 'POST', body });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
  }
};

const rowsExported = async (page: Page, where: 'main' | 'Selection'): Promise<number> => {
  const within = where === 'main' ? page.getByRole('main') : bar(page);
  const asking = page.waitForResponse(/\/file-tickets/);
  const arriving = page.waitForEvent('download');
  arriving.catch(() => undefined);
  await within.getByRole('button', { name: 'Export', exact: true }).first().click();
  const answer = await asking;
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  const [, ...rows] = parse(readFileSync(await (await arriving).path()), {
    bom: true,
  }) as unknown[];
  return rows.length;
};

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const question = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();

const openNarrowed = async (page: Page, { path, filter = '', search }: ListCase) => {
  await page.goto(`${path}?limit=1&${filter}`);
  await page.getByRole('main').getByRole('searchbox').fill(search);
  await expect(page).toHaveURL(/search=/);
  await waitUntilIdle(page);
};

const refusalsDuring = async (page: Page, act: () => Promise<void>): Promise<string[]> => {
  const refusals: string[] = [];
  const note = (response: { status: () => number; url: () => string }) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`);
  };
  page.on('response', note);
  await act();
  page.off('response', note);
  return refusals;
};

for (const [area, { role, cases }] of Object.entries(lists))
  test(`all records that match a filter and a search are exported and changed together: ${area}`, async ({
    page,
  }) => {
    await signInAs(page, role, emptyPage);
    for (const list of cases)
      await test.step(list.path, async () => {
        if (list.made) await createTwo(page, list.made);
        await openNarrowed(page, list);
        const total = await rowsExported(page, 'main');
        expect(total, `rows of ${list.path}`).toBeGreaterThan(1);
        await page.getByRole('main').getByRole('checkbox').first().click();
        expect(await rowsExported(page, 'Selection'), 'rows that are ticked').toBe(1);
        await bar(page)
          .getByRole('button', { name: `Select all ${total} that match` })
          .click();
        await expect(bar(page).getByRole('status')).toHaveText(`${total} Selected`);
        expect(await rowsExported(page, 'Selection'), 'rows that match').toBe(total);
        for (const name of list.bulk ?? ['Delete']) {
          const refusals = await refusalsDuring(page, async () => {
            await bar(page).getByRole('button', { name, exact: true }).click();
            await expect(question(page)).toContainText(String(total));
            await waitUntilIdle(page);
          });
          expect(refusals, name).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(question(page)).toBeHidden();
        }
      });
  });
