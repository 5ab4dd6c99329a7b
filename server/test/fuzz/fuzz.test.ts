import { request } from 'node:http';
import { join } from 'node:path';
import { createRandom } from '../../demo/random';
import { startConsole, type ConsoleProcess } from '../console-process';
import { signIn, type Session } from '../console-session';
import { copyOwnPostgres } from '../own-postgres';
import { listOperations, type OpenApiDocument, type Operation } from '../openapi-walk';
import { createFuzzCall, type FuzzCall } from './fuzz-call';
import { makeTemporaryFolder, removeFolder } from '../temporary-folder';

jest.setTimeout(240_000);

/** To repeat a run: FUZZ_SEED=… npx jest server/test/fuzz */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const callsPerOperation = Number(process.env.FUZZ_CALLS ?? 30);
/** Milliseconds after which no new requests start. */
const patience = 120_000;
const atOnce = 4;
const longest = 1_000;
const mostRise = 200;

const roles = [
  'Administrator',
  'Recruiting manager',
  'Recruiter',
  'Hiring manager',
  'Payout officer',
  'Referrer',
  'Auditor',
];

interface Reply {
  status: number;
  body: string;
  ms: number;
}

let root: string;
let server: ConsoleProcess;
let address: string;
let administrator: Session;
let sessions: (Session | undefined)[];
let operations: Operation[];
const metricsToken = 'a-token-for-the-figures';

beforeAll(async () => {
  root = await makeTemporaryFolder('hiring-fuzz-');
  const folder = join(root, 'data');
  await copyOwnPostgres('company', folder);
  server = startConsole({ DATA_FOLDER: folder, METRICS_TOKEN: metricsToken, LOG_LEVEL: 'error' });
  address = (await server.address) ?? '';
  if (!address) throw new Error(server.printed());
  administrator = await signIn(address);
  sessions = [undefined];
  for (const role of roles) sessions.push(await signIn(address, role));
  const document = await fetch(`${address}/api/openapi.json`);
  operations = listOperations((await document.json()) as OpenApiDocument);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await removeFolder(root);
});

const send = (call: FuzzCall, session: Session | undefined): Promise<Reply> =>
  new Promise((resolve) => {
    const { method, path, headers, body } = call;
    const began = performance.now();
    const reply = { status: 0, body: '', ms: 0 };
    const end = () => resolve({ ...reply, ms: performance.now() - began });
    const sending = request(
      `${address}${path}&app=${session?.appToken ?? 'none'}`,
      {
        method,
        headers: {
          ...headers,
          ...(session && { authorization: `Bearer ${session.selfToken}` }),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        reply.status = answer.statusCode ?? 0;
        answer.on('data', (text: Buffer) => (reply.body += text.toString().slice(0, 500)));
        answer.on('close', end);
      },
    );
    sending.on('error', () => {
      if (reply.status) return;
      // The server may close a keep-alive connection just when it is reused.
      if (sending.reusedSocket) resolve(send(call, session));
      else end();
    });
    sending.end(body);
  });

const residentMegabytes = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/health/metrics`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1024 / 1024;
};

/** A 503 for overload is no fault. */
const faultOf = ({ status, body }: Reply): string | undefined => {
  if (status === 0) return 'no answer';
  if (status >= 500 && !(status === 503 && body.includes('OVERLOADED'))) return `status ${status}`;
  const hasReason = body.includes('"error"') || body.includes('"detail"');
  return status >= 400 && !hasReason ? 'a refusal without its reason' : undefined;
};

interface Sent {
  call: FuzzCall;
  session: Session | undefined;
}

/** Returns the milliseconds of the fastest try, since a busy machine delays some tries. */
const leastOf = async ({ call, session }: Sent): Promise<number> => {
  let best = Infinity;
  for (let tries = 0; tries < 10 && best > longest; tries += 1)
    best = Math.min(best, (await send(call, session)).ms);
  return Math.round(best);
};

const shown = ({ method, path, headers, body }: FuzzCall) => ({
  method,
  path: path.slice(0, 300),
  headers,
  body: String(body).slice(0, 300),
});

it(`the server answers every malformed call in time and with a reason (seed ${seed})`, async () => {
  const total = operations.length * callsPerOperation;
  const faults: unknown[] = [];
  const late: Sent[] = [];
  const ends = Date.now() + patience;
  let at = 0;
  let warm = 0;
  let highest = 0;
  const work = async () => {
    while (at < total && Date.now() < ends && faults.length < 10) {
      const mine = at;
      at += 1;
      const random = createRandom(seed + mine * 7_919);
      const operation = operations[mine % operations.length] as Operation;
      // Many requests come from the administrator, since other roles are mostly refused.
      const session = random.chance(0.45)
        ? administrator
        : sessions[random.between(0, roles.length)];
      const call = createFuzzCall(random, operation);
      const reply = await send(call, session);
      const fault = faultOf(reply);
      if (fault)
        faults.push({ fault, reply: reply.body.slice(0, 200), call: mine, ...shown(call) });
      else if (reply.ms > longest) late.push({ call, session });
      if (mine % 100 !== 0) continue;
      const now = await residentMegabytes();
      if (mine < total / 3) warm = Math.max(warm, now);
      highest = Math.max(highest, now);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const sent of late.slice(0, 20)) {
    const ms = await leastOf(sent);
    if (ms > longest) faults.push({ fault: `${ms} ms`, ...shown(sent.call) });
  }
  expect(faults).toEqual([]);
  expect(at).toBeGreaterThan(operations.length * 5);
  expect(highest - warm).toBeLessThan(mostRise);
});
