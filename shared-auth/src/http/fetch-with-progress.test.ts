import { fetchWithProgress } from './fetch-with-progress';
import '../../test/stand-in-server';

type Sent = { method: string; url: string; headers: Record<string, string>; body: Blob };

/** Replaces XMLHttpRequest; the test provides the response. */
class StandInCarrier {
  static made: StandInCarrier[] = [];
  sent: Sent = { method: '', url: '', headers: {}, body: new Blob() };
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  responseType = '';
  status = 0;
  response: unknown;
  constructor() {
    StandInCarrier.made.push(this);
  }
  open(method: string, url: string) {
    this.sent = { ...this.sent, method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  send(body: Blob) {
    this.sent.body = body;
  }
  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: StandInCarrier });
});

const start = async (signal?: AbortSignal) => {
  StandInCarrier.made.splice(0);
  const shares: number[] = [];
  const form = new FormData();
  form.append('firstName', 'Asha');
  const answer = fetchWithProgress((share) => shares.push(share))('http://localhost/api', {
    method: 'POST',
    body: form,
    headers: { authorization: 'Bearer x' },
    ...(signal && { signal }),
  });
  for (let turn = 0; turn < 2_000 && !StandInCarrier.made[0]?.sent.body.size; turn++)
    await new Promise((done) => setTimeout(done, 5));
  const [carrier] = StandInCarrier.made;
  if (!carrier) throw new Error('Nothing was sent');
  return { answer, carrier, shares };
};

test('an upload reports its progress, and its answer arrives whole', async () => {
  const { answer, carrier, shares } = await start();
  carrier.upload.onprogress?.({ loaded: 25, total: 100 });
  carrier.upload.onprogress?.({ loaded: 100, total: 100 });
  carrier.status = 422;
  carrier.response = '{"error":{"message":"Choose a job"}}';
  carrier.onload?.();
  const response = await answer;
  expect(shares).toEqual([0.25, 1]);
  expect(response.status).toBe(422);
  expect(response.headers.get('x-request-id')).toBe('r-1');
  expect(await response.json()).toEqual({ error: { message: 'Choose a job' } });
});

test('a multipart form is sent with its boundary and the bearer token', async () => {
  const { carrier } = await start();
  expect(carrier.sent).toMatchObject({ method: 'POST', url: 'http://localhost/api' });
  expect(carrier.sent.headers.authorization).toBe('Bearer x');
  const [, boundary = 'none'] =
    /boundary=(.+)$/.exec(carrier.sent.headers['content-type'] ?? '') ?? [];
  expect(await carrier.sent.body.text()).toContain(boundary);
});

test('a lost connection during an upload is distinguished from a refusal, and an aborted request ends', async () => {
  const broken = await start();
  broken.carrier.onerror?.();
  await expect(broken.answer).rejects.toThrow(TypeError);
  const stop = new AbortController();
  const given = await start(stop.signal);
  stop.abort();
  await expect(given.answer).rejects.toThrow('given up');
});
