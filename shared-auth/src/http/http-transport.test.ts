import { waitFor } from '@testing-library/react';
import { createJob, getJob, getJobs } from 'server/contract/jobs/postings/job.calls';
import { standInBrowser } from '../../test/stand-in-browser';
import { standInServer, createToken } from '../../test/stand-in-server';
import type { ApiError } from './api-error';

const mockLeft: string[] = [];
jest.mock('../session/go-to-address', () => ({
  goToAddress: (address: string) => mockLeft.push(address),
}));

const old = createToken('1', { mark: 'old' });
const fresh = createToken('1', { mark: 'fresh' });
const session = { selfToken: old, appToken: 'console', authType: 'self', ssoToken: '' };
const renewed = { selfToken: fresh, appToken: 'console', authType: 'self' };
const job = { data: { jobId: 1 } };
const failure = (code: string, more = {}) => ({
  error: { code, message: 'What to do', requestId: 'r-1', ...more },
});

const load = async () => {
  jest.resetModules();
  const { send } = await import('./send');
  const { networkLoss } = await import('./network-loss');
  return { send, networkLoss };
};

const failed = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('This call must fail')),
    (error: ApiError) => error,
  );

beforeEach(() => {
  mockLeft.splice(0);
  standInBrowser('/all/job?page=2');
  localStorage.setItem('user', JSON.stringify(session));
});

test('every call has the app in its query and the bearer token in its header', async () => {
  const server = standInServer({
    'GET /api/v1/job': () => [200, { data: [] }],
    'GET /api/v1/job/7': () => [200, job],
    'POST /api/v1/job': () => [200, job],
  });
  const { send } = await load();
  await send(getJobs, { query: { search: 'cook & clean', page: 2 } });
  await send(getJob, { params: { id: 7 } });
  await send(createJob, { body: new FormData() });
  expect(server.asked).toHaveLength(3);
  for (const request of server.asked) {
    expect(new URL(request.url).searchParams.get('app')).toBe('console');
    expect(request.headers.get('authorization')).toBe(`Bearer ${old}`);
  }
  expect(new URL(server.asked[0]?.url ?? '').searchParams.get('search')).toBe('cook & clean');
});

test('a body is sent as JSON, a form with a file as multipart', async () => {
  const server = standInServer({ 'POST /api/v1/job': () => [200, job] });
  const { send } = await load();
  const body = { jobTitle: 'Cook', jobDescription: 'Cooks', departmentId: 1, locationId: [2, 3] };
  await send(createJob, { body, headers: { 'Idempotency-Key': 'k' } });
  await send(createJob, { body: new FormData() });
  expect(await server.asked[0]?.json()).toEqual(body);
  expect(server.asked[0]?.headers.get('idempotency-key')).toBe('k');
  expect(server.asked[1]?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
});

test('concurrent calls with an expired token share one renewal and are sent again', async () => {
  const server = standInServer({
    'GET /api/v1/job/7': (request) =>
      request.headers.get('authorization') === `Bearer ${fresh}`
        ? [200, job]
        : [401, failure('NOT_SIGNED_IN')],
    'POST /account/renew': () => [200, renewed],
  });
  const { send } = await load();
  const answers = await Promise.all([1, 2, 3].map(() => send(getJob, { params: { id: 7 } })));
  expect(answers).toEqual([job, job, job]);
  expect(server.to('/account/renew')).toHaveLength(1);
  expect(mockLeft).toEqual([]);
});

test('a refused renewal redirects to sign-in exactly once, whatever the number of calls', async () => {
  const server = standInServer({
    'GET /api/v1/job/7': () => [401, failure('NOT_SIGNED_IN')],
    'POST /account/renew': () => [401, failure('NOT_SIGNED_IN')],
  });
  const { send } = await load();
  const errors = await Promise.all(
    [1, 2, 3].map(() => failed(send(getJob, { params: { id: 7 } }))),
  );
  expect(errors.map(({ code }) => code)).toEqual(Array(3).fill('NOT_SIGNED_IN'));
  expect(mockLeft).toEqual([
    `/account/login?callback=${encodeURIComponent('http://localhost/all/job?page=2')}`,
  ]);
  expect(server.to('/account/renew')).toHaveLength(1);
});

test('a session refused again after sign-in shows an error and never loops', async () => {
  standInServer({
    'GET /api/v1/job/7': () => [401, failure('NOT_SIGNED_IN')],
    'POST /account/renew': () => [200, renewed],
  });
  sessionStorage.setItem('sign-in-arrivals', '2');
  const { send } = await load();
  const error = await failed(send(getJob, { params: { id: 7 } }));
  expect(error).toMatchObject({ code: 'SIGN_IN_FAILED', status: 401 });
  expect(mockLeft).toEqual([]);
});

test('an accepted call resets the count of failed sign-ins', async () => {
  standInServer({ 'GET /api/v1/job/7': () => [200, job] });
  sessionStorage.setItem('sign-in-arrivals', '1');
  const { send } = await load();
  await send(getJob, { params: { id: 7 } });
  expect(sessionStorage.getItem('sign-in-arrivals')).toBeNull();
});

test('a refused field is reported with its name, the message and the reference', async () => {
  standInServer({
    'POST /api/v1/job': () => [
      422,
      failure('INVALID_INPUT', { fields: { jobTitle: 'Please enter the job Title ' } }),
    ],
  });
  const { send } = await load();
  expect(await failed(send(createJob, { body: new FormData() }))).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'What to do',
    status: 422,
    requestId: 'r-1',
    fields: { jobTitle: 'Please enter the job Title ' },
  });
});

test('a stale write returns the stored record, so that a form can offer both versions', async () => {
  const current = { jobId: 1, version: 4 };
  standInServer({ 'POST /api/v1/job': () => [409, failure('STALE_VERSION', { current })] });
  const { send } = await load();
  const error = await failed(send(createJob, { body: new FormData() }));
  expect(error).toMatchObject({ status: 409, current });
});

test("a proxy's error page becomes a readable message instead of a crash", async () => {
  standInServer({
    'POST /api/v1/job': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  });
  const { send } = await load();
  const error = await failed(send(createJob, { body: new FormData() }));
  expect(error).toMatchObject({ code: 'UNREADABLE', status: 502, fields: {} });
});

describe('without a network', () => {
  test('a read is tried twice, then the shell is notified and the error says what to do', async () => {
    const server = standInServer({ 'GET /api/v1/job/7': () => 'no network' });
    const { send, networkLoss } = await load();
    const error = await failed(send(getJob, { params: { id: 7 } }));
    expect(error).toMatchObject({ code: 'NETWORK', message: 'Check your internet connection' });
    expect(networkLoss.current()).toMatchObject({ isOpen: true, isUnsaved: false });
    expect(server.asked).toHaveLength(2);
  });

  const body = { jobTitle: 'Cook', jobDescription: 'Cooks', departmentId: 1, locationId: [2] };
  const headers = { 'Idempotency-Key': 'k' };

  /** A server that cannot be reached for the first `losses` calls. */
  const lostFor = (losses: number, reply: readonly [number, unknown] = [200, job]) => {
    let left = losses;
    return standInServer({ 'POST /api/v1/job': () => (left-- > 0 ? 'no network' : reply) });
  };
  const begin = async () => {
    const { send, networkLoss } = await load();
    networkLoss.subscribe(() => undefined);
    const sending = send(createJob, { body, headers });
    sending.catch(() => undefined);
    const isHeld = () => waitFor(() => expect(networkLoss.current().isSending).toBe(false));
    await waitFor(() => expect(networkLoss.current().isUnsaved).toBe(true));
    return { sending, networkLoss, isHeld };
  };

  test('a write waits, and Try again sends it unchanged until it is answered', async () => {
    const server = lostFor(2);
    const { sending, networkLoss, isHeld } = await begin();
    expect(networkLoss.current()).toMatchObject({ isSending: false, isStillGone: false });
    networkLoss.tryAgain();
    expect(networkLoss.current().isSending).toBe(true);
    await isHeld();
    expect(networkLoss.current()).toMatchObject({ isOpen: true, isStillGone: true });
    networkLoss.tryAgain();
    expect(await sending).toEqual(job);
    expect(networkLoss.current().isOpen).toBe(false);
    const bodies = await Promise.all(server.asked.map((request) => request.json()));
    expect(bodies).toEqual([body, body, body]);
    expect(server.asked.map((request) => request.headers.get('idempotency-key'))).toEqual([
      'k',
      'k',
      'k',
    ]);
  });

  test('a refusal on the second try is reported like one on the first', async () => {
    lostFor(1, [409, failure('STALE_VERSION', { current: { version: 2 } })]);
    const { sending, networkLoss } = await begin();
    networkLoss.tryAgain();
    expect(await failed(sending)).toMatchObject({ status: 409, current: { version: 2 } });
    expect(networkLoss.current().isOpen).toBe(false);
  });

  test('Cancel abandons the write and sends nothing more', async () => {
    const server = lostFor(9);
    const { sending, networkLoss } = await begin();
    networkLoss.cancel();
    expect(await failed(sending)).toMatchObject({ code: 'NETWORK' });
    expect(networkLoss.current().isOpen).toBe(false);
    expect(server.asked).toHaveLength(1);
  });

  test('a write whose caller shows failures also waits for Try again, but fails at once shortly after Cancel', async () => {
    const server = lostFor(9);
    const { send, networkLoss } = await load();
    networkLoss.subscribe(() => undefined);
    const sendIt = () => failed(send(createJob, { body, headers, silent: 'once-closed' }));
    const first = sendIt();
    await waitFor(() => expect(networkLoss.current().isUnsaved).toBe(true));
    networkLoss.cancel();
    expect(await first).toMatchObject({ code: 'NETWORK' });
    expect(await sendIt()).toMatchObject({ code: 'NETWORK' });
    expect(networkLoss.current().isOpen).toBe(false);
    const now = performance.now();
    const later = jest.spyOn(performance, 'now').mockReturnValue(now + 31_000);
    void sendIt();
    await waitFor(() => expect(networkLoss.current().isUnsaved).toBe(true));
    expect(server.asked).toHaveLength(3);
    later.mockRestore();
  });

  test('a write fails at once when no dialog is there to offer Try again', async () => {
    const server = lostFor(9);
    const { send } = await load();
    expect(await failed(send(createJob, { body, headers }))).toMatchObject({ code: 'NETWORK' });
    expect(server.asked).toHaveLength(1);
  });

  test('an unreachable account service counts as a lost network, not as a lost session', async () => {
    standInServer({
      'GET /api/v1/job/7': () => [401, failure('NOT_SIGNED_IN')],
      'POST /account/renew': () => 'no network',
    });
    const { send } = await load();
    expect(await failed(send(getJob, { params: { id: 7 } }))).toMatchObject({ code: 'NETWORK' });
    expect(mockLeft).toEqual([]);
  });
});

test('a read refused by a starting server is tried once more', async () => {
  let asked = 0;
  standInServer({
    'GET /api/v1/job/7': () => (asked++ === 0 ? [503, failure('NOT_READY')] : [200, job]),
  });
  const { send } = await load();
  expect(await send(getJob, { params: { id: 7 } })).toEqual(job);
});
