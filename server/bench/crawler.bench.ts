import { Agent, request } from 'node:http';
import { computeFigures } from './figures';
import { fetchText } from './load';
import { startPostgres, startRun } from '../test/postgres';
import { startMeasuredServer, stopMeasuredServer, type MeasuredServer } from './sides';

/** Goals: no page is wrong or fails, and requests of staff stay below these milliseconds (p50, p99). */
const goal = { p50: 10, p99: 100 };
const perSecond = 500;
/** Milliseconds of the measurement, and of the requests before it that only compile the code. */
const [duration, warmUp] = [20_000, 8_000];
const tick = 10;
const staffPause = 25;
/** One request in this many is for a page that is not cached: a new search, or the slug of no job. */
const madeUpEvery = 5;
const manyAddresses = 200;

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

interface Answer {
  status: number;
  body: string;
}

const get = (url: string, from: string): Promise<Answer> =>
  new Promise((done, fail) => {
    const asked = request(url, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', fail);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
      );
    });
    asked.on('error', fail).end();
  });

const listPages = async (origin: string): Promise<Map<string, string>> => {
  const sitemap = await fetchText(`${origin}/careers/sitemap.xml`, {});
  const jobs = [...sitemap.matchAll(/<loc>[^<]*(\/careers\/[^<]+)/g)].map(([, path = '']) => path);
  const paths = ['/careers', '/careers/sitemap.xml', ...jobs];
  const bodies = await Promise.all(paths.map((path) => fetchText(origin + path, {})));
  return new Map(paths.map((path, at) => [path, bodies[at] ?? '']));
};

interface Crawl {
  right: number;
  wrong: string[];
  /** Number of requests for pages outside the cache that were refused with Retry-After. */
  held: number;
}

const crawl = async (
  { origin }: MeasuredServer,
  pages: ReadonlyMap<string, string>,
  { network, addresses, duration }: { network: number; addresses: number; duration: number },
): Promise<Crawl> => {
  const known = [...pages.keys()];
  const found: Crawl = { right: 0, wrong: [], held: 0 };
  const askOne = async (count: number): Promise<void> => {
    const from = `10.${network}.${count % addresses}.1`;
    const isMadeUp = count % madeUpEvery === 0;
    const madeUp = count % 2 === 0 ? `/careers?search=tea${count}` : `/careers/no-job-${count}`;
    const path = isMadeUp ? madeUp : (known[count % known.length] ?? '');
    const { status, body } = await get(origin + path, from);
    const isRight = isMadeUp ? status === 200 || status === 404 : body === pages.get(path);
    if (isRight) found.right += 1;
    else if (isMadeUp && status === 429) found.held += 1;
    else found.wrong.push(`${path} ${status}`);
  };
  const asked: Promise<void>[] = [];
  const began = performance.now();
  // Requests are sent by the clock, whether responses arrive or not, since crawlers do not wait either.
  while (performance.now() - began < duration) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    while (asked.length < due) asked.push(askOne(asked.length));
    await new Promise((resolve) => setTimeout(resolve, tick));
  }
  await Promise.all(asked);
  return found;
};

const measureStaff = async ({ origin, query, headers }: MeasuredServer, isOver: () => boolean) => {
  const times: number[] = [];
  const calls = [`/api/v1/job?${query}`, `/api/v1/job/1?${query}`];
  const began = performance.now();
  for (let count = 0; !isOver(); count += 1) {
    const sent = performance.now();
    await fetchText(origin + (calls[count % calls.length] ?? ''), headers);
    times.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, staffPause));
  }
  return { times, elapsed: performance.now() - began };
};

const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const whileStaffWorks = async (
  side: MeasuredServer,
  what: string,
  crawling: () => Promise<Crawl | undefined>,
): Promise<void> => {
  let isOver = false;
  const staff = measureStaff(side, () => isOver);
  const found = await crawling();
  isOver = true;
  const { p50, p99 } = computeFigures([await staff]);
  const wrong = found?.wrong ?? [];
  const holds = wrong.length === 0 && p50 <= goal.p50 && p99 <= goal.p99;
  print(
    ...[what, found?.right ?? 0, found?.held ?? 0, wrong.length],
    ...[p50.toFixed(2), p99.toFixed(2), holds ? 'holds' : `MISSED ${wrong.slice(0, 3).join(', ')}`],
  );
};

const endRun = await startRun();
const database = await startPostgres('company');
const side = await startMeasuredServer({
  which: 'ours',
  connectionString: database.connectionString,
  connections: 8,
  settings: { TRUSTED_PROXIES: '127.0.0.1' },
});
try {
  const pages = await listPages(side.origin);
  const rest = async (): Promise<undefined> => {
    await new Promise((resolve) => setTimeout(resolve, duration));
  };
  print('crawler', 'right', 'asked to wait', 'wrong', 'staff p50', 'staff p99', 'goal');
  await whileStaffWorks(side, 'to compile the code, not measured', () =>
    crawl(side, pages, { network: 0, addresses: 1, duration: warmUp }),
  );
  await whileStaffWorks(side, 'none', rest);
  for (const addresses of [1, manyAddresses])
    await whileStaffWorks(side, `${perSecond}/s, ${addresses} addresses`, () =>
      crawl(side, pages, { network: addresses, addresses, duration }),
    );
} finally {
  agent.destroy();
  await stopMeasuredServer(side);
  await database.stop();
  await endRun();
}
