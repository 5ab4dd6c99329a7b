import { setTimeout as sleep } from 'node:timers/promises';
import { startConsole, type ConsoleProcess } from '../../console-process';
import { fetchAs, signIn, type Session } from '../../console-session';
import { generateFormFields, multipartHeaders, sendBodyPieces, type RawResponse } from './raw-body';
import { makeTemporaryFolder, removeFolder } from '../../temporary-folder';

jest.setTimeout(120_000);

const metricsToken = 'a-token-for-the-figures';
const megabyte = 1024 * 1024;

let folder: string;
let server: ConsoleProcess;
let address: string;
let attacker: Session;
let other: Session;

beforeAll(async () => {
  folder = await makeTemporaryFolder('hiring-bodies-');
  server = startConsole({ DATA_FOLDER: folder, METRICS_TOKEN: metricsToken });
  const origin = await server.address;
  if (!origin) throw new Error(server.printed());
  address = origin;
  attacker = await signIn(address);
  other = await signIn(address, 'Recruiting manager');
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await removeFolder(folder);
});

const residentMegabytes = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const figures = await (await fetch(`${address}/health/metrics`, { headers })).text();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1];
  return Number(bytes) / megabyte;
};

const job = { jobTitle: 'Cook', jobDescription: '<p>Cooks</p>', departmentId: 1, locationId: [1] };

const expectAnswered = async (session: Session): Promise<void> => {
  const listed = await fetchAs(address, session, '/api/v1/job?limit=10');
  const written = await fetchAs(address, session, '/api/v1/job', job);
  expect([listed.status, written.status]).toEqual([200, 200]);
  await Promise.all([listed.text(), written.text()]);
};

/** Returns the rise of memory in megabytes, while another user's requests must succeed. */
const withOthersAnswered = async (attack: () => Promise<unknown>): Promise<number> => {
  const before = await residentMegabytes();
  let highest = before;
  let isOver = false;
  const attacking = attack().finally(() => (isOver = true));
  do {
    const began = performance.now();
    await expectAnswered(other);
    expect(performance.now() - began).toBeLessThan(5_000);
    highest = Math.max(highest, await residentMegabytes());
    await sleep(50);
  } while (!isOver);
  await attacking;
  return highest - before;
};

const signedIn = ({ selfToken, appToken }: Session, path: string) => ({
  to: `${address}${path}?app=${appToken}`,
  headers: { ...multipartHeaders, authorization: `Bearer ${selfToken}` },
});

const attacks = (to: string, headers: Record<string, string>) => (pause: number) =>
  Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      sendBodyPieces(to, { headers }, generateFormFields(2_000, megabyte), pause),
    ),
  );

describe.each([
  ['fast', 0],
  ['slowly', 40],
])('five simultaneous requests with 2,000 fields of 1 MB, sent %s', (_, pause) => {
  it.each(['/account/login', '/account/token'])(
    'too large requests are refused by %s before they are buffered',
    async (path) => {
      const answers: RawResponse[] = [];
      const rise = await withOthersAnswered(async () => {
        answers.push(...(await attacks(address + path, multipartHeaders)(pause)));
      });
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(415));
      expect(rise).toBeLessThan(150);
    },
  );

  it('too large requests by a signed-in person are ended at the size limit of the call', async () => {
    const { to, headers } = signedIn(attacker, '/api/v1/job');
    const answers: RawResponse[] = [];
    const rise = await withOthersAnswered(async () => {
      answers.push(...(await attacks(to, headers)(pause)));
    });
    expect(answers.map(({ status }) => status).every((status) => [413, 503].includes(status))).toBe(
      true,
    );
    expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThan(60 * megabyte);
    expect(rise).toBeLessThan(250);
  });
});

it('a person whose requests use too much memory is refused for a while, and other people are not', async () => {
  const { to, headers } = signedIn(attacker, '/api/v1/application/1/resume');
  const length = 10 * megabyte;
  const stalling = [
    Buffer.alloc(9 * megabyte, 'a'),
    ...Array.from({ length: 20 }, () => Buffer.alloc(100, 'a')),
  ];
  const sending = () =>
    sendBodyPieces(to, { headers: { ...headers, 'content-length': length } }, stalling, 100);
  const answers: RawResponse[] = [];
  const rise = await withOthersAnswered(async () => {
    const all = [1, 2, 3, 4].map(async () => answers.push(await sending()));
    await Promise.race(all);
    await sleep(2_000);
  });
  expect(answers.length).toBeGreaterThan(0);
  for (const { status, retryAfter, body } of answers) {
    expect([status, retryAfter]).toEqual([503, '5']);
    expect(JSON.parse(body).error.code).toBe('OVERLOADED');
  }
  expect(rise).toBeLessThan(200);
});

it('a person refused for lack of memory is answered again when their requests have ended', async () => {
  const isRefused = async () =>
    (await fetchAs(address, attacker, '/api/v1/job', job)).status === 503;
  while (await isRefused()) await sleep(50);
  await expectAnswered(attacker);
});
