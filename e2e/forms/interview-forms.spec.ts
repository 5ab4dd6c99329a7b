import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { toIsoDay, planInterviews, scheduleInterviewsOnMonday } from '../interviews-api';
import { fillByKeyboard, pressKeys, tabUntilFocused, chooseOption, typeText } from '../keyboard';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test, type StartServer } from '../test';

const drawer = (page: Page) => page.getByRole('dialog');
const toMonthFirst = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const toDayFirst = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** This test has its own server, since its stages would appear in the lists of other form tests. */
const begin = async (page: Page, start: StartServer, name: string) => {
  const { url } = await start();
  await signInAs(page, 'administrator', `${url}${emptyPage}`);
  const { userId } = await readData<{ userId: number }>(page, '/api/v1/userinfo');
  const plan = await planInterviews(page, [userId], [name]);
  return { ...plan, url, userId, applicantId: plan.applicantIds[0] ?? 0 };
};

test('an interview is scheduled by keyboard alone', async ({ page, startServer }) => {
  const { url, applicantId } = await begin(page, startServer, 'Kiran');
  await page.goto(`${url}/application/view/${applicantId}?tab=interviews`);
  await page.getByRole('button', { name: 'Schedule Interview' }).press('Enter');
  await fillByKeyboard(page, [
    ['Title', typeText('Trial at night')],
    ['Minutes', typeText('60')],
    ['Interviewers'],
    ['Day', typeText(toDayFirst(toIsoDay(8)))],
    ['Time', typeText('06:00')],
    ['Time zone'],
    ['Place or link', typeText('Oven 3')],
    ['Outside working hours is agreed', pressKeys('Space')],
  ]);
  await tabUntilFocused(page, drawer(page).getByRole('button', { name: 'Schedule', exact: true }));
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeHidden();
  const query = { applicationId: applicantId };
  expect(await readData(page, '/api/v1/interviews', { query })).toMatchObject([
    { title: 'Trial at night', minutes: 60, place: 'Oven 3', start: `${toIsoDay(8)}T06:00` },
  ]);
});

test('a scorecard is filled by keyboard alone, and saves itself', async ({ page, startServer }) => {
  const { url, applicantId, userId, roundsId } = await begin(page, startServer, 'Mina');
  const parts = { roundsId, round: 0 };
  const { ids } = await scheduleInterviewsOnMonday(page, [applicantId], [userId], parts);
  await page.goto(`${url}/interviews/${ids[0]}`);
  await expect(page.getByRole('radio', { name: '1: Needs the recipe' })).toBeVisible();
  await fillByKeyboard(page, [
    ['1: Needs the recipe', pressKeys('Space', 'ArrowRight', 'ArrowRight')],
    ['What you saw: Kneading', typeText('Does it by feel.')],
    ['1: Hurries', pressKeys('Space', 'ArrowRight')],
    ['What you saw: Patience', typeText('Watched the oven.')],
    ['Strong no', pressKeys('Space', 'ArrowRight', 'ArrowRight')],
    ['Notes', typeText('Came early.')],
  ]);
  await expect(page.getByText(/^Saved by itself/)).toBeVisible();
  const card = () => readData(page, `/api/v1/interviews/${ids[0]}/scorecard`);
  await expect.poll(card).toMatchObject({
    ...{ notes: 'Came early.', recommendation: 'yes' },
    scores: [
      { score: 3, evidence: 'Does it by feel.' },
      { score: 2, evidence: 'Watched the oven.' },
    ],
  });
});

test('an offer is written by keyboard alone', async ({ page, startServer }) => {
  const { url, applicantId } = await begin(page, startServer, 'Zoya');
  await page.goto(`${url}/application/view/${applicantId}`);
  await page.getByRole('button', { name: 'Make an Offer' }).press('Enter');
  await fillByKeyboard(page, [
    ['Position', typeText('Night Baker')],
    ['Gross pay', typeText('31000.50')],
    ['Currency', typeText('GBP')],
    ['Per', typeText('month')],
    ['Start', typeText(toMonthFirst(toIsoDay(30)))],
    ['Last day to answer', typeText(toMonthFirst(toIsoDay(7)))],
    ['Document', chooseOption('Offer letter')],
  ]);
  await tabUntilFocused(page, drawer(page).getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeHidden();
  expect(await readData(page, '/api/v1/offers', { query: { applicantId } })).toMatchObject([
    { position: 'Night Baker', pay: 31_000.5, currency: 'GBP', period: 'month', state: 'draft' },
  ]);
});
