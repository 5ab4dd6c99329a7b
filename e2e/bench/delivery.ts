import type { ApplicationRow } from 'server/contract/application';
import type { StatusChoice } from 'server/contract/application-status';
import type { Visitor } from './browser';
import { medianOf } from './load';

const amount = 500;
const turns = 5;

/** Longer than the socket waits after a page, and than a list waits between two refreshes. */
const settled = 3_500;

/** Calls the API beside the console, as another person's browser does. */
const callerIn = ({ page }: Visitor) => {
  return async <Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> =>
    page.evaluate(
      async ({ method, path, body }) => {
        const { selfToken } = JSON.parse(localStorage.getItem('user') ?? '{}');
        const answer = await fetch(path, {
          method,
          headers: { authorization: `Bearer ${selfToken}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        return (await answer.json()).data;
      },
      { method, path, body },
    );
};

/** The newest applications that can be moved together. */
const newest = async (call: ReturnType<typeof callerIn>): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length < amount && page <= 100; page += 1) {
    const rows = await call<ApplicationRow[]>('GET', `/api/v2/application?limit=100&page=${page}`);
    ids.push(...rows.flatMap(({ withoutHiringProcess, id }) => (withoutHiringProcess ? id : [])));
  }
  return ids.slice(0, amount);
};

/**
 * Milliseconds from the answer to a move of 500 applicants until a list that someone else has open
 * shows it.
 */
export const measureDelivery = async (visitor: Visitor): Promise<number> => {
  const { page } = visitor;
  const call = callerIn(visitor);
  await page.goto('/application');
  await page.waitForSelector('main tbody tr');
  const ids = await newest(call);
  const statuses = await call<StatusChoice[]>(
    'GET',
    '/api/v1/applicant-status-without-hiring-process',
  );
  const [one, other] = statuses.filter(({ category }) => category === 'active');
  if (ids.length < amount || !one || !other) throw new Error('Too few applicants to move');

  await page.goto(`/application?applicantId=${ids[0]}`);
  await page.waitForSelector('main tbody tr');
  const times: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    await page.waitForTimeout(settled);
    const { id } = turn % 2 === 0 ? one : other;
    const shown = page.evaluate(() => window.probe.changed('main tbody tr:first-child'));
    await call('POST', '/api/v1/multiple-status-change', {
      applicantId: ids,
      withoutHiringProcessId: id,
    });
    const answered = await page.evaluate(() => performance.now());
    times.push((await shown) - answered);
  }
  return medianOf(times.slice(1));
};
