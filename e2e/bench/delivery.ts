import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import type { Visitor } from './browser';
import { computeMedian } from './load';

const amount = 500;
const turns = 5;
const underWay = new Set(['start', 'active', 'on-hold']);

/**
 * Milliseconds to wait until the page is idle; longer than the connection delay of the socket and the
 * interval between list refreshes.
 */
const settled = 3_500;

interface Status {
  id: number;
  category: string;
}

interface Application {
  id: number;
  pipelineId: number | null;
  status: Status;
}

interface Stage {
  id: number;
  status: Status[];
}

const newest = async (page: Page): Promise<number[]> => {
  const ids: number[] = [];
  let pipeline: number | null = null;
  for (let at = 1; ids.length < amount && at <= 100; at += 1) {
    const query = { limit: 100, page: at };
    const rows = await readData<Application[]>(page, '/api/v2/application', { query });
    const movable = rows.filter(({ status }) => underWay.has(status.category));
    pipeline ??= movable.find(({ pipelineId }) => pipelineId !== null)?.pipelineId ?? null;
    ids.push(...movable.flatMap(({ pipelineId, id }) => (pipelineId === pipeline ? id : [])));
  }
  return ids.slice(0, amount);
};

/**
 * Measures the milliseconds from the response to a move of 500 applicants until the list of another user
 * shows it.
 */
export const measureDelivery = async ({ page }: Visitor): Promise<number> => {
  await page.goto('/application');
  const ids = await newest(page);
  const { stages } = await readData<{ stages: Stage[] }>(
    page,
    '/api/v1/application/status-options',
    {
      method: 'POST',
      body: { applicantId: ids },
    },
  );
  const moves = stages.flatMap(({ id: stageId, status }) =>
    status.flatMap(({ id, category }) => (underWay.has(category) ? { stageId, statusId: id } : [])),
  );
  const [one, other] = moves;
  if (ids.length < amount || !one || !other) throw new Error('Too few applicants to move');

  await page.goto(`/application?applicantId=${ids[0]}`);
  await page.waitForSelector('main tbody tr');
  const times: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    await page.waitForTimeout(settled);
    const shown = page.evaluate(
      async (selector) => performance.timeOrigin + (await window.probe.changed(selector)),
      'main tbody tr:first-child',
    );
    const body = { applicantId: ids, ...(turn % 2 === 0 ? one : other) };
    const answer = await callApi(page, '/api/v1/multiple-status-change', { method: 'POST', body });
    if (!answer.ok()) throw new Error(`The move was refused: ${await answer.text()}`);
    const answered = Date.now();
    times.push((await shown) - answered);
  }
  return computeMedian(times.slice(1));
};
