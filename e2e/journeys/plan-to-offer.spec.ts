import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { endInterviews } from 'server/test/end-interviews';
import { parseInvitation } from 'server/test/parse-invitation';
import { findLinkPath, startSmtp } from 'server/test/smtp';
import { readApplicant, listApplicants } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { createPipeline, createStages } from '../hiring-api';
import { newJob } from '../jobs-api';
import { toIsoDay, postToApi } from '../interviews-api';
import { waitForMail } from '../mail-to';
import { pickByText } from '../pick';
import { emptyPage, signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const typedDay = (after: number) => toIsoDay(after).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const applicantMail = 'noor.haddad@friends.example';
const evidence = 'Folded the dough four times';

interface Person {
  page: Page;
  userId: number;
  name: string;
  email: string;
}

const openAs = async (
  browser: Browser,
  role: Role,
  options: BrowserContextOptions,
): Promise<Person> => {
  const page = await (await browser.newContext(options)).newPage();
  await signInAs(page, role, emptyPage);
  const me = await readData<Omit<Person, 'page'>>(page, '/api/v1/userinfo');
  return { ...me, page };
};

/** Creates a job with two stages; the employee refers a person for it. */
const referSomebody = async (recruiter: Person, manager: Person, employee: Person) => {
  const stages = await createStages(recruiter.page, ['Trial', 'Proposal'], [101, 102, 19]);
  const pipeline = await createPipeline(recruiter.page, 'Bakery', stages);
  const platforms = await readData<{ id: number; name: string }[]>(
    recruiter.page,
    '/api/v1/platform',
  );
  const site = platforms.find(({ name }) => name === 'Careers Site');
  const { jobId } = await postToApi<{ jobId: number }>(recruiter.page, '/api/v1/job', {
    ...(await newJob(recruiter.page, 'Night Baker')),
    ...{ pipeLineId: pipeline.id, numberOfPositions: 1, platformId: [site?.id] },
    ...{ designationId: 3, jobTypeId: 1, minExperience: 1 },
    ...{ hiringManagerId: manager.userId, recruitingManagerId: recruiter.userId },
  });
  await postToApi(employee.page, '/api/v1/my-referrals', {
    ...{ jobId, firstName: 'Noor', lastName: 'Haddad' },
    ...{ applicantEmail: applicantMail, consent: 1 },
  });
  const [applicant] = await listApplicants(recruiter.page, { jobId });
  if (!applicant) throw new Error('Nobody was referred');
  return applicant;
};

const fillCard = async (page: Page, score: number, words: string, recommendation: string) => {
  const card = main(page).getByRole('region', { name: 'Your scorecard' });
  await card.getByRole('radio', { name: new RegExp(`^${score}: `) }).check();
  await card.getByRole('textbox', { name: 'What you saw: Kneading' }).fill(words);
  await card.getByRole('radio', { name: recommendation, exact: true }).check();
  await expect(card.getByText(/^Saved by itself/)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Send scorecard' }).click();
  await expect(page.getByText('Your scorecard is sent')).toBeVisible();
};

test('journey: from a plan to an accepted offer, five people in two time zones hire somebody', async ({
  browser,
  startServer,
}) => {
  test.setTimeout(400_000);
  const smtp = await startSmtp();
  const { url: baseURL, dataFolder } = await startServer({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' },
  });
  const inIndia = { baseURL, timezoneId: 'Asia/Kolkata' };
  const inLondon = { baseURL, timezoneId: 'Europe/London' };
  const recruiter = await openAs(browser, 'recruiting-manager', inIndia);
  const manager = await openAs(browser, 'hiring-manager', inIndia);
  const kabir = await openAs(browser, 'referrer', inIndia);
  const meera = await openAs(browser, 'payout-officer', inLondon);
  const employee = await openAs(browser, 'recruiter', inIndia);
  const applicant = await referSomebody(recruiter, manager, employee);
  const applicantPath = `/application/view/${applicant.applicantId}`;

  await test.step('an interviewer abroad sets the zone of her clock', async () => {
    await meera.page.goto('/interviews');
    await main(meera.page).getByRole('button', { name: 'My calendar' }).click();
    await pickByText(meera.page, 'Your time zone', 'Europe/London');
    await dialog(meera.page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(meera.page)).toBeHidden();
  });

  await test.step('the recruiter plans the round of the stage', async () => {
    const { page } = recruiter;
    await postToApi(page, '/api/v1/interview-competencies', {
      ...{ name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] },
    });
    await page.goto('/interview-plans/create');
    await main(page).getByRole('textbox', { name: 'Plan', exact: false }).first().fill('Bakers');
    await pickByText(page, 'Stage', 'Trial');
    await main(page).getByRole('textbox', { name: 'Title of round 1' }).fill('Trial shift');
    await pickByText(page, 'Judged in round 1', 'Kneading');
    for (const { name } of [kabir, meera]) await pickByText(page, 'Interviewers of round 1', name);
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(main(page).getByText('Trial shift (45 min)')).toBeVisible();
  });

  await test.step('the recruiter lets the applicant choose, in the tab of interviews', async () => {
    const { page } = recruiter;
    await page.goto(`${applicantPath}?tab=interviews`);
    await main(page).getByRole('button', { name: 'Schedule Interview' }).click();
    await dialog(page).getByRole('radio', { name: 'The applicant chooses by mail' }).check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('The applicant is asked by mail to choose a time')).toBeVisible();
  });

  const stranger = await (
    await browser.newContext({ baseURL, javaScriptEnabled: false })
  ).newPage();
  await test.step('the applicant chooses a time by the clock of New York, without script', async () => {
    await stranger.goto(findLinkPath(await waitForMail(smtp, applicantMail, /Choose a time/)));
    await stranger.getByLabel('Times are in').selectOption('America/New_York');
    await stranger.getByRole('button', { name: 'Show in this zone' }).click();
    await stranger
      .getByRole('button', { name: /Choose$/ })
      .first()
      .click();
    await expect(stranger.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible();
  });

  const invitations = [
    await waitForMail(smtp, applicantMail, /^Your interview/),
    await waitForMail(smtp, kabir.email, /Noor Haddad/),
    await waitForMail(smtp, meera.email, /Noor Haddad/),
  ] as const;
  await test.step('one instant is in all three invitations, and each mail says it by a clock of its own', () => {
    const parsed = invitations.map(parseInvitation);
    expect(new Set(parsed.map(({ start }) => start)).size).toBe(1);
    expect(new Set(parsed.map(({ uid }) => uid)).size).toBe(3);
    for (const [place, { method, attendees }] of parsed.entries())
      expect([method, attendees]).toEqual([
        'REQUEST',
        [[applicantMail, kabir.email, meera.email][place]],
      ]);
    const [ours, india, london] = invitations.map(({ text = '' }) => text);
    expect(ours).toContain('Eastern');
    expect(india).toContain('India Standard Time');
    expect(london).toMatch(/Greenwich Mean Time|British Summer Time/);
  });

  await endInterviews(dataFolder);

  await test.step('an interviewer opens the card from the mail, and sends it', async () => {
    await kabir.page.goto(findLinkPath(invitations[1]));
    await fillCard(kabir.page, 4, evidence, 'Strong yes');
  });

  await test.step('the other reads nothing of it before her own is sent, on no call', async () => {
    const { page } = meera;
    const query = { applicationId: applicant.applicantId };
    const cards = () => callApi(page, '/api/v1/scorecards', { query });
    const before = await (await cards()).text();
    expect(before).toContain(`"${kabir.name}"`);
    expect(before).toMatch(/"isHidden"\s*:\s*true/);
    expect(before).not.toContain(evidence);
    await page.goto('/');
    await main(page)
      .getByRole('link', { name: /scorecard of yours is to be sent/ })
      .click();
    await main(page).getByRole('link', { name: 'Noor Haddad' }).click();
    await main(page).getByRole('link', { name: 'Scorecards' }).click();
    await expect(main(page).getByText('Cards of others are hidden')).toBeVisible();
    await expect(main(page).getByText(evidence)).toHaveCount(0);
    await page.goBack();
    await fillCard(page, 2, 'The crust tore', 'No');
    expect(await (await cards()).text()).toContain(evidence);
  });

  await test.step('the hiring manager sees how far apart they are, and decides', async () => {
    const { page } = manager;
    await page.goto(applicantPath);
    await main(page).getByRole('tab', { name: 'Interviews' }).click();
    await main(page).getByRole('link', { name: 'Scorecards' }).click();
    await expect(main(page).getByText('≠ Far apart')).toBeVisible();
    await expect(main(page).getByText(evidence)).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Decide' }).click();
    await dialog(page)
      .getByRole('combobox', { name: /^Stage/ })
      .selectOption('Proposal');
    await dialog(page)
      .getByRole('combobox', { name: /^Status/ })
      .click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await dialog(page)
      .getByRole('textbox', { name: /^Comment/ })
      .fill('Folds well, and learns.');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    expect((await readApplicant(page, applicant.applicantId)).stage?.name).toBe('Proposal');
  });

  await test.step('the recruiter makes an offer, which the hiring manager approves by the mail', async () => {
    const { page } = recruiter;
    await postToApi(page, '/api/v1/offer-rule', {
      ...{ currency: 'GBP', period: 'year', minPay: 20_000, roles: ['hiring-manager'] },
    });
    await page.goto(applicantPath);
    await main(page).getByRole('button', { name: 'Make an Offer' }).click();
    await dialog(page)
      .getByLabel(/^Gross pay/)
      .fill('31000');
    await dialog(page)
      .getByRole('combobox', { name: /^Currency/ })
      .selectOption('GBP');
    await dialog(page)
      .getByRole('textbox', { name: /^Start/ })
      .fill(typedDay(30));
    await dialog(page)
      .getByRole('textbox', { name: /^Last day to answer/ })
      .fill(typedDay(7));
    await dialog(page)
      .getByRole('combobox', { name: /^Document/ })
      .click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await main(page).getByRole('button', { name: 'Hand In' }).click();
    await dialog(page).getByRole('button', { name: 'Hand In' }).click();
    await manager.page.goto(
      findLinkPath(await waitForMail(smtp, manager.email, /waits for your approval/)),
    );
    await main(manager.page).getByRole('button', { name: 'Approve' }).click();
    await dialog(manager.page).getByRole('button', { name: 'Approve' }).click();
    await expect(main(page).getByText(`Hiring manager: approved by ${manager.name}`)).toBeVisible();
    await main(page).getByRole('button', { name: 'Send', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Send' }).click();
  });

  await test.step('the applicant reads the letter, and accepts with a name', async () => {
    await stranger.goto(findLinkPath(await waitForMail(smtp, applicantMail, /^Your offer/)));
    const letter = await stranger.getByRole('link', { name: /PDF/ }).getAttribute('href');
    const file = await stranger.request.get(letter ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await stranger.getByLabel('I accept the offer').check();
    await stranger.getByLabel('Your full name').fill('Noor Haddad');
    await stranger.getByRole('button', { name: 'Send the answer' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You accepted this offer');
  });

  await test.step('the applicant is hired, and the payout counts from the day of the offer', async () => {
    const hired = await readApplicant(recruiter.page, applicant.applicantId);
    expect(hired.status.category).toBe('hired');
    const payout = await readData<{ joiningDate: string }>(
      meera.page,
      `/api/v1/referrals/${applicant.applicantId}`,
    );
    expect(payout.joiningDate).toBe(toIsoDay(30));
  });
  await smtp.stop();
});
