import { performance } from 'node:perf_hooks';
import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { importApplicants } from '../hiring-api';
import { planInterviews, scheduleInterviewsOnMonday } from '../interviews-api';
import type { Visitor } from './browser';
import type { GoalResult } from './goals';
import { measureCold, measureWarm, computeMedian } from './load';
import { withVisitor } from './served';
import { phoneThrottle, noThrottle } from './throttle';

const interviewers = 50;
const days = 5;
const calls = 30;

const toDay = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** A week in which each of 50 people has an interview each day. */
const fillWeek = async (page: Page) => {
  const people = await readData<{ userId: number }[]>(page, '/api/v1/users', {
    query: { limit: interviewers },
  });
  const me = await readData<{ userId: number }>(page, '/api/v1/userinfo');
  const plan = await planInterviews(page, [me.userId], []);
  const names = people.map((_, place) => `Baker${String(place)}`);
  await importApplicants(page, plan.jobId, names);
  const applicants = await readData<{ applicantId: number }[]>(page, '/api/v2/application', {
    query: { jobId: plan.jobId, limit: interviewers },
  });
  const first = await scheduleInterviewsOnMonday(
    page,
    [applicants[0]?.applicantId ?? 0],
    [me.userId],
    {
      ...{ roundsId: plan.roundsId, round: 0 },
    },
  );
  const [card = 0] = first.ids;
  const { start } = await readData<{ start: string }>(page, `/api/v1/interviews/${card}`);
  const monday = start.slice(0, 10);
  for (let day = 0; day < days; day += 1)
    for (const [place, { userId }] of people.entries())
      await scheduleInterviewsOnMonday(page, [applicants[place]?.applicantId ?? 0], [userId], {
        ...{ start: `${toDay(monday, day)}T15:00`, isAgreed: true },
      });
  return { monday, card, people: people.length };
};

const measureCalls = async ({ page }: Visitor, monday: string): Promise<number> => {
  const times: number[] = [];
  const query = { from: toDay(monday, -1), to: toDay(monday, 7), limit: 500 };
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now();
    await (await callApi(page, '/api/v1/interviews', { query })).body();
    times.push(performance.now() - began);
  }
  return computeMedian(times);
};

export const measureInterviews = (): Promise<GoalResult[]> =>
  withVisitor({ name: 'interviews', set: { applications: 0 } }, async (visitor) => {
    const { monday, card, people } = await fillWeek(visitor.page);
    if (people < interviewers) throw new Error(`There are only ${String(people)} people`);
    const week = `/interviews?team=1&day=${monday}`;
    const link = 'main section li a';
    const form = 'main [role=radiogroup]';
    const api = await measureCalls(visitor, monday);
    const rows = await measureWarm(visitor, week, noThrottle, link);
    const phoneRows = await measureWarm(visitor, week, phoneThrottle, link);
    await visitor.page.setViewportSize({ width: 390, height: 844 });
    const warmCard = await measureWarm(visitor, `/interviews/${String(card)}`, phoneThrottle, form);
    const [coldCard] = await measureCold(
      [visitor],
      `/interviews/${String(card)}`,
      phoneThrottle,
      form,
    );
    const line = (what: string, measured: number, limit: number): GoalResult => ({
      ...{ goal: 'interviews', what, measured, limit, unit: 'ms' },
    });
    return [
      line('week of 50 people, call, p50', api, 30),
      line('week of 50 people, warm, interviews', rows.rows, 500),
      line(`week of 50 people, warm, ${phoneThrottle.name}`, phoneRows.rows, 1_500),
      line(`scorecard, warm, ${phoneThrottle.name}`, warmCard.rows, 1_000),
      line(`scorecard, cold, ${phoneThrottle.name}`, coldCard?.rows ?? Number.NaN, 2_000),
    ];
  });
