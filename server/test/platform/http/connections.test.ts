import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocketAs } from '../../socket-client';
import { startTestServer, type Caller, type TestServer } from '../../server';

jest.setTimeout(90_000);

let server: TestServer;
let caller: Caller;
let port = 0;

beforeAll(async () => {
  server = await startTestServer();
  caller = await server.signInAs('administrator');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.stop());

interface Ended {
  seconds: number;
  received: string;
}

const drip = async (first: string, piece: string, pause: number, pieces = 120): Promise<Ended> => {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let isOver = false;
  socket.on('data', (text) => (received += text.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isOver = true));
  socket.write(first);
  for (let at = 0; at < pieces && !isOver; at += 1) {
    await sleep(pause);
    if (piece && !isOver) socket.write(piece);
  }
  for (let more = 0; more < 40 && !isOver && !received; more += 1) await sleep(50);
  socket.destroy();
  return { seconds: (performance.now() - began) / 1_000, received };
};

const head = (path: string, length: number, token = '') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...(token && [`Authorization: ${token}`]),
    '',
    '',
  ].join('\r\n');

const jobs = (token = '') => head('/api/v1/job?app=test-app', 100_000, token);

it('slow attacks on connections are ended, and slow honest requests and sockets are not', async () => {
  const { authorization } = caller.headers;
  const socket = await openSocketAs(server, caller);
  const slow = [
    drip('', '', 500),
    drip('GET / HTTP/1.1\r\nX-', 'a', 500),
    drip(head('/account/login', 4_000), '{', 500),
    drip(jobs(authorization), ' ', 500),
    drip(jobs(), ' ', 500),
  ];
  // 30 kB per second, for longer than the grace period.
  const honest = drip(
    head('/api/v1/job?app=test-app', 600_000, authorization),
    ' '.repeat(30_000),
    900,
    20,
  );
  const ended = await Promise.all(slow);
  expect(ended.map(({ seconds }) => seconds).every((seconds) => seconds < 25)).toBe(true);
  const [, headers, login, job, refused] = ended.map(({ received }) => received);
  for (const received of [headers, login, job]) {
    expect(received).toMatch(/^HTTP\/1.1 408/);
    expect(received).toContain('"TOO_SLOW"');
  }
  expect(refused).toMatch(/^HTTP\/1.1 401/);
  expect((await honest).received).toMatch(/^HTTP\/1.1 422/);
  expect(socket.isOpen()).toBe(true);
  socket.close();
});
