import type { Page } from '@playwright/test';
import { addApplicant } from './applicants-api';
import { callApi, readData } from './call-api';
import { createJobIn, createPipeline, createStages } from './hiring-api';

interface Created {
  id: number;
}

export const postToApi = async <T>(page: Page, path: string, body: object): Promise<T> => {
  const answer = await callApi(page, path, { method: 'POST', body });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
};

export const toIsoDay = (after: number): string =>
  new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);

/** Returns a Monday, so that the time is within working hours. */
const nextMonday = (): string => toIsoDay(((8 - new Date().getUTCDay()) % 7 || 7) + 7);

const competencies = {
  Kneading: ['Needs the recipe', 'Knows the steps', 'Does it alone', 'Teaches others'],
  Patience: ['Hurries', 'Waits when told', 'Waits by itself', 'Calms the others'],
};

/** Creates a stage with an interview plan of two rounds, and applicants in that stage. */
export const planInterviews = async (
  page: Page,
  userIds: readonly number[],
  names: readonly string[],
) => {
  const competencyIds: number[] = [];
  for (const [name, meanings] of Object.entries(competencies)) {
    const made = await postToApi<Created>(page, '/api/v1/interview-competencies', {
      name,
      meanings,
    });
    competencyIds.push(made.id);
  }
  const [stage, last] = await createStages(page, ['Trial', 'Proposal'], [101, 102, 19]);
  if (!stage || !last) throw new Error('There is no stage');
  const round = { minutes: 45, questions: ['Which flour do you like?'], competencyIds, roles: [] };
  const plan = await postToApi<Created & { roundsId: number }>(page, '/api/v1/interview-plans', {
    ...{ name: 'Bakers', stageId: stage.id },
    rounds: [
      { ...round, title: 'Trial shift', userIds },
      { ...round, title: 'Talk with the team', minutes: 30, userIds: [] },
    ],
  });
  const jobId = await createJobIn(
    page,
    'Night Baker',
    await createPipeline(page, 'Bakery', [stage, last]),
  );
  const applicantIds: number[] = [];
  for (const name of names) applicantIds.push(await addApplicant(page, jobId, name));
  return { jobId, planId: plan.id, roundsId: plan.roundsId, competencyIds, applicantIds };
};

/** Schedules interviews that follow each other on a Monday. */
export const scheduleInterviewsOnMonday = (
  page: Page,
  applicantIds: readonly number[],
  userIds: readonly number[],
  parts: object = {},
): Promise<{ ids: number[] }> =>
  postToApi(page, '/api/v1/interviews', {
    ...{ applicantIds, userIds, title: 'Trial shift', minutes: 45, timeZone: 'Asia/Kolkata' },
    ...{ start: `${nextMonday()}T10:00`, place: 'https://meet.example.com/oven', ...parts },
  });

/** Sends the scorecard of the signed-in interviewer. */
export const sendScorecard = async (
  page: Page,
  interviewId: number,
  scores: readonly (readonly [competencyId: number, score: number, evidence: string])[],
  recommendation: string,
): Promise<void> => {
  const path = `/api/v1/interviews/${interviewId}/scorecard`;
  const { version } = await readData<{ version: number }>(page, path, {
    method: 'PUT',
    body: {
      scores: scores.map(([competencyId, score, words]) => ({
        ...{ competencyId, score, evidence: words },
      })),
      ...{ notes: 'Came early, and asked about the oven.', recommendation },
    },
  });
  await postToApi(page, `${path}/send`, { version });
};

/** Creates an offer that needs no approval and sends it to the applicant. */
export const sendOffer = async (page: Page, applicantId: number): Promise<void> => {
  const path = '/api/v1/offers';
  const { id } = await postToApi<Created>(page, path, {
    ...{ applicantId, position: 'Night Baker', pay: 31_000, currency: 'GBP', period: 'year' },
    ...{ startsOn: toIsoDay(30), expiresOn: toIsoDay(7), templateId: 1 },
  });
  await postToApi(page, `${path}/${id}/hand-in`, {});
  await postToApi(page, `${path}/${id}/send`, {});
};
