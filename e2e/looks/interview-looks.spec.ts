import type { Page } from '@playwright/test';
import { endInterviews } from 'server/test/end-interviews';
import { findLinkPath, startSmtp } from 'server/test/smtp';
import { readData } from '../call-api';
import {
  planInterviews,
  postToApi,
  scheduleInterviewsOnMonday,
  sendScorecard,
  sendOffer,
} from '../interviews-api';
import { waitForMail } from '../mail-to';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';
import { allWidths, expectHeading, getMain, takeScreenshot } from './look-at';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  getMain(page).getByRole('button', { name, exact: true }).click();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

const me = (page: Page) => readData<{ userId: number }>(page, '/api/v1/userinfo');

test('looks: interviews, scorecards and offers, for staff and for the applicant', async ({
  page,
  browser,
  startServer,
}) => {
  test.setTimeout(600_000);
  const smtp = await startSmtp();
  const { url, dataFolder } = await startServer({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' },
  });
  const other = await (await browser.newContext({ baseURL: url })).newPage();
  await signInAs(other, 'hiring-manager', `${url}${emptyPage}`);
  await signInAs(page, 'administrator', `${url}${emptyPage}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const userIds = [(await me(page)).userId, (await me(other)).userId];
  const people = ['Asha', 'Ravi', 'Noor', 'Dev'];
  const plan = await planInterviews(page, userIds, people);
  const [asha = 0, ravi = 0, noor = 0, dev = 0] = plan.applicantIds;
  const { roundsId } = plan;
  const [kneading = 0, patience = 0] = plan.competencyIds;
  const ended = await scheduleInterviewsOnMonday(page, [asha, ravi], userIds, {
    roundsId,
    round: 0,
  });
  await endInterviews(dataFolder);
  await scheduleInterviewsOnMonday(page, [ravi], userIds, { title: 'Talk with the team' });
  const [done = 0, toSend = 0] = ended.ids;
  const cards = [
    [page, 4, 'Folded four times', 'strong-yes'],
    [other, 2, 'The crust tore, twice, and nobody knew why for the rest of the day', 'no'],
  ] as const;
  for (const [by, score, words, recommendation] of cards)
    await sendScorecard(
      by,
      done,
      [
        [kneading, score, words],
        [patience, 3, ''],
      ],
      recommendation,
    );
  await sendOffer(page, noor);
  await postToApi(page, '/api/v1/interview-choices', {
    ...{ applicantIds: [dev], title: 'Talk', minutes: 30, timeZone: 'Asia/Kolkata' },
    ...{ userIds, validDays: 7 },
  });
  const choice = findLinkPath(await waitForMail(smtp, 'dev@mail.example', /Choose a time/));
  const offer = findLinkPath(await waitForMail(smtp, 'noor@mail.example', /^Your offer/));

  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 900 });
    const look = async (name: string, path?: string) => {
      if (path !== undefined) {
        await page.goto(`${url}${path}`);
        await expectHeading(page);
      }
      await takeScreenshot(page, `interviews-${name}-${width}`);
    };
    await look('tab-empty', `/application/view/${dev}?tab=interviews`);
    await press(page, 'Schedule Interview');
    await expect(dialog(page).getByRole('group', { name: 'Free times' })).toBeVisible();
    await look('schedule');
    await close(page);
    await look('tab', `/application/view/${asha}?tab=interviews`);
    await look('week', '/interviews?team=1');
    await look('table', '/interviews?view=table');
    await press(page, 'My calendar');
    await expect(dialog(page)).toBeVisible();
    await look('calendar');
    await close(page);
    await look('interview', `/interviews/${done}`);
    await look('card', `/interviews/${toSend}`);
    await press(page, 'Send scorecard');
    await expect(
      getMain(page).getByText('The card is not complete', { exact: false }),
    ).toBeVisible();
    await look('card-refused');
    await look('debrief', `/interviews/debrief/${asha}`);
    await look('plan', `/interview-plans/edit/${plan.planId}`);
    await look('plans', '/interview-plans');
    await press(page, 'Change the hours');
    await expect(dialog(page)).toBeVisible();
    await look('hours');
    await close(page);
    await look('competencies', '/interview-plans/competencies');
    await look('offer-list', '/interviews/offers');
    await look('offer-of-applicant', `/application/view/${noor}`);
    await look('offer-templates', '/general-settings/offer-templates');
    await look('offer-rules', '/general-settings/offer-approval');
    await look('choose-a-time', choice);
    await look('offer-page', offer);
  }
  await smtp.stop();
});
